# Tables à distance : pourquoi quelque chose n’y est pas fait.

tables-no_such_seat = Il n’y a pas de place { $seat } ici : les places vont de 1 à { $seats }.
tables-taken = La place { $seat } est prise.
tables-kept = La place { $seat } est gardée pour { $name }.
tables-not_kept = La place { $seat } n’est gardée pour personne.
tables-not_yours = La place { $seat } n’est pas la vôtre.
tables-not_seated = Seuls ceux qui jouent à cette table peuvent le faire.
tables-bad_name = Un nom compte de 1 à { $most } caractères.
tables-same_name = Quelqu’un ici s’appelle déjà { $name }.
tables-bad_talk = Un message compte de 1 à { $most } caractères.
tables-not_keeper = Seule la personne qui s’occupe de cette table peut le faire.
tables-bot_first = Le bot est au milieu de votre tour. Vous pourrez revenir quand il sera terminé.
tables-no_bots = Cette table se joue sans bots.
tables-no_bot_there = Aucun bot n’occupe la place { $seat }.
tables-begun = La partie a déjà commencé.
tables-not_begun = La partie n’a pas encore commencé : il faut d’abord que toutes les places soient prises.
tables-over = La partie est terminée.
tables-stale = La partie a continué entre-temps. Regardez de nouveau, puis décidez.
tables-undecided = Aucune décision n’a été donnée. Donnez-en au moins une.
tables-not_last = « { $decision } » révèle quelque chose. La suite ne peut se décider qu’après.
tables-asked_first = Quelqu’un demande à revenir en arrière. Répondez d’abord.
tables-declined_before = Cela a été refusé. Vous pourrez redemander après votre prochaine décision.
tables-nobody_asked = Personne ne demande à revenir en arrière.
tables-others_answer = C’est aux autres de répondre.
tables-nothing_to_take_back = Vous n’avez encore rien décidé.
tables-cannot_undo = Cela ne peut plus être annulé. Demandez aux autres de revenir en arrière.
tables-bad_pace = Un tour dure de 10 secondes à 14 jours, avec au plus 30 jours de plus pour toute la partie.
tables-not_opened = Le journal de cette table est abîmé dès le début.
tables-later_rules = Cette table a été commencée avec des règles plus récentes. Un Patolli plus récent peut la continuer.
tables-entry_refused = Les règles d’aujourd’hui n’admettent pas ce qui s’est passé à l’entrée { $entry } : { $why }
tables-check_differs = Avec les règles d’aujourd’hui, la partie serait différente à partir de l’entrée { $entry }.

# Ce que la maison dit d’elle-même.

server-no_base_path = « { $given } » n’est pas un chemin sous lequel servir. En donner un comme /games
server-no_table = Cette table n’existe pas ici.
server-not_begun = La partie n’a pas encore commencé.
server-not_over = Ce sera possible une fois la partie terminée.
server-no_such_bot = Cette maison n’a pas de bot nommé { $bot }.
server-elsewhere = La table a changé ailleurs. Regardez de nouveau.
server-full = Le disque de la maison est plein : rien ne peut être gardé tant qu’il n’y a pas de place.
server-failed = Cela n’a pas pu être gardé. Réessayez dans un instant.
server-broken = Un problème est survenu à cette table. Elle est mise de côté avec son journal, et les autres tables continuent.
server-aside = Personne ne peut continuer à cette table : { $why }
server-unreadable = Ce n’est pas une demande : { $problem }
server-too_long = Un message compte au plus { $most } octets.
server-not_text = Seul du texte est compris ici.
server-too_fast = C’est trop rapide. Attendez un instant.
server-too_many_tables = Vous avez déjà { $most } tables. Terminez-en ou quittez-en une d’abord.
server-too_many_watched = Une connexion suit au plus { $most } tables.
server-not_there = Cette table n’était pas suivie.
server-no_address = « { $given } » n’est pas l’adresse d’un site. Donnez-en une comme https://patolli.example, sans chemin.
server-bad_bot_name = Un bot ne peut pas être proposé sous le nom « { $name } ». Son nom compte de 1 à { $most } lettres minuscules, chiffres et traits d’union, comme dans deep=search:4000.
