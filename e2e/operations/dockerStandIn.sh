#!/usr/bin/env bash
# In place of `docker`, for the commands of docs/operations.md and deploy/replace. What runs within a container runs here;
# of everything else the test is told, which answers with the exit code, and after it with what Docker would print.
if [[ $* =~ ^compose\ (run|exec\ -T\ (postgres|api|balancer))\  ]]; then exec "$NODE" "$RUN_HERE" "$@"; fi
exec 3<> "/dev/tcp/127.0.0.1/$TELL_PORT"
printf '%s\n' "$*" >&3
read -r code <&3
if ((code == 0)); then cat <&3; else cat <&3 >&2; fi
exit "$code"
