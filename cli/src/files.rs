//! How many files this process may have open; a connection is one, too.

/// As many as the system lets it. Most start with 1,024, for the sake of programs of long ago.
pub fn allow_many() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // If that is not allowed, it is as it was.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
    }
}
