/**
 * Programs that stand in for those which only a whole machine can run. Each notes what it was
 * called with in the file `$TYPED`; what it can do without rights it does.
 */
export const STUBS: Readonly<Record<string, string>> = {
  useradd: "",
  chown: "",
  // The user is the test's own.
  runuser: 'shift 3; exec "$@"',
  install: `
    set -- $(echo "$*" | sed 's/-[og] occ//g')
    exec /usr/bin/install "$@"`,
  nginx: 'exec "$NGINX" -e "$ROOT/nginx.log" -c "$ROOT/etc/nginx/nginx.conf" "$@"',
  /** Runs what the units name, as systemd would: `%%` and `$$` are its own. */
  systemctl: String.raw`
    units="$ROOT/etc/systemd/system" pid="$ROOT/site.pid"
    lines() { sed -n "s/^$2=//p" "$units/$1" | sed 's/%%/%/g; s/\$\$/$/g'; }
    runs() { grep -qs '^State:.[^Z]' "/proc/$(cat "$pid")/status"; }
    stop() {
      kill "$(cat "$pid")" || return 0
      while runs; do sleep 0.05; done
    }
    start() {
      cd "$ROOT/opt/occ/current"
      # Its own folder, as systemd has it: the link may lead elsewhere later.
      eval "exec env PORT=$SITE_PORT METRICS_PORT= $(lines occ-site.service ExecStart)" >>"$ROOT/site.log" 2>&1 &
      echo $! >"$pid"
      eval "$(lines occ-site.service ExecStartPost)"
    }
    case "$*" in
      "enable --now occ-site.service occ-backup.timer") start ;;
      "start occ-site.service") start ;;
      "restart occ-site.service") stop; start ;;
      "stop occ-site.service") stop ;;
      "start occ-backup.service")
        cd "$ROOT/opt/occ/current"
        lines occ-backup.service ExecStart | sh -e && lines occ-backup.service ExecStartPost | sh -e ;;
      *) ;;
    esac`,
};
