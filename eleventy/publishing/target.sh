# Runs where the site is published, on this computer or over SSH. Only what POSIX shells have, except for `mv -T`.
#
#   releases/1, releases/2 …  the published sites, each complete
#   current                   a link to one of them; web servers serve it
#   incoming.<key>            a site that is being uploaded
#   lock/                     who is publishing; touched every ten seconds
#   publications.log          who published or went back, and when
set -eu
umask 022

action=$1 folder=$2 key=$3
shift 3

refuse() {
  echo "$1" >&2
  exit 1
}

numbers() { ls releases | grep -x '[0-9][0-9]*' | sort -n; }
visible() { readlink current | sed -n 's,^releases/,,p'; }
is_mine() { [ "$(cat lock/key 2>/dev/null)" = "$key" ]; }
# The shell's own `echo` reports a full disk as an "I/O error".
write() { echo "$2" | tee "$1" >/dev/null; }
unlock() { if is_mine; then rm -rf lock; fi; }

# Holds the lock until the input ends: also if the publishing process is killed, or its connection is closed.
hold() {
  mkdir -p "$folder/releases"
  cd "$folder"
  if [ -e current ] && [ ! -L current ]; then
    refuse "$folder/current is not a link that a publication made; move it elsewhere"
  fi
  # A publisher whose network or computer is gone does not touch its lock any more.
  if [ -d lock ] && [ -n "$(find lock -prune -mmin +1)" ]; then rm -rf lock; fi
  if ! reason=$(mkdir lock 2>&1); then
    if [ -d lock ]; then refuse "$(cat lock/holder 2>/dev/null || echo 'somebody is publishing')"; fi
    refuse "$reason"
  fi
  trap 'rm -rf lock' EXIT
  write lock/holder "$1"
  write lock/key "$key"
  trap unlock EXIT
  # Ctrl-C in a terminal reaches this shell as well. PIPE: a publisher that is gone does not read the lines below;
  # the shell would end without its EXIT trap.
  trap '' INT HUP TERM PIPE
  rm -rf incoming.* discarded.*
  last=$(numbers | tail -n 1)
  echo "next $((${last:-0} + 1))"
  echo "visible $(visible)"
  echo held
  while read -r _; do
    if is_mine; then touch lock; fi
  done
}

# Prints the list of files that the build of a release wrote.
files() { cat "$folder/releases/$1/.collegium.json"; }

# Adds files of a release to another folder of the target, by hard links. Reads their paths from the input.
keep() {
  cd "$folder"
  while read -r file; do
    if [ -f "releases/$1/$file" ] && [ ! -e "$2/$file" ]; then
      mkdir -p "$(dirname "$2/$file")"
      ln "releases/$1/$file" "$2/$file"
    fi
  done
}

# Makes a release visible: one rename, so that each request finds the old site or the new one.
make_visible() {
  is_mine || refuse "another publication has begun in the meantime"
  ln -s "releases/$1" "current.$key"
  # Without -T, `mv` moves the link into the folder that it replaces. BSD calls the option -h.
  if mv --version >/dev/null 2>&1; then mv -T "current.$key" current; else mv -h "current.$key" current; fi
  # The site is visible by now: a full disk must not make this a failure.
  echo "$2" >>publications.log 2>/dev/null || true
}

# Makes an uploaded site a release, and shows it.
# $1: its number, $2: its record, $3: its public mark, $4: the line for the log
release() {
  cd "$folder"
  is_mine || refuse "another publication has begun in the meantime"
  trap 'rm -rf "current.$key" "incoming.$key"' EXIT
  write "incoming.$key/.publication.json" "$2"
  write "incoming.$key/publication.txt" "$3"
  [ ! -e "releases/$1" ] || refuse "releases/$1 exists already"
  # After a power failure, `current` must not lead to files whose content was not written yet.
  sync
  mv "incoming.$key" "releases/$1"
  trap 'rm -rf "current.$key"; [ "$(visible)" = "$1" ] || rm -rf "releases/$1"' EXIT
  make_visible "$1" "$4"
}

back() {
  cd "$folder"
  trap 'rm -rf "current.$key"' EXIT
  make_visible "$1" "$2"
}

# Deletes all but the newest releases, and what a failed publication uploaded.
tidy() {
  cd "$folder"
  rm -rf "incoming.$key"
  for number in $(numbers | sort -rn | tail -n "+$(($1 + 1))"); do
    [ "$number" != "$(visible)" ] || continue
    # Nobody can go back to a release that is half deleted.
    mv "releases/$number" "discarded.$number"
    rm -rf "discarded.$number"
  done
}

list() {
  cd "$folder/releases" 2>/dev/null || exit 0
  cd ..
  echo "visible $(visible)"
  for number in $(numbers); do
    if [ -f "releases/$number/.publication.json" ]; then cat "releases/$number/.publication.json"; fi
  done
}

"$action" "$@"
