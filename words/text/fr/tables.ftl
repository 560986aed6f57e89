# Tables à distance : pourquoi quelque chose n’y est pas fait.

tables-no_such_seat = Il n’y a pas de place { $seat } ici : les places vont de 1 à { $seats }.
tables-taken = La place { $seat } est prise.
tables-not_yours = La place { $seat } n’est pas la vôtre.
tables-not_seated = Seuls ceux qui jouent à cette table peuvent le faire.
tables-bad_name = Un nom compte de 1 à { $most } caractères.
tables-same_name = Quelqu’un ici s’appelle déjà { $name }.
tables-bad_talk = Un message compte de 1 à { $most } caractères.
tables-not_keeper = Seule la personne qui s’occupe de cette table peut le faire.
tables-no_bots = Cette table se joue sans bots.
tables-no_bot_there = Aucun bot n’occupe la place { $seat }.
tables-begun = La partie a déjà commencé.
tables-not_begun = La partie n’a pas encore commencé : il faut d’abord que toutes les places soient prises.
tables-over = La partie est terminée.
tables-stale = La partie a continué entre-temps. Regardez de nouveau, puis décidez.
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
