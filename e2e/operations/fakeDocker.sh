#!/usr/bin/env bash
# In place of `docker`, for deploy/replace: it sends each command to the test, which answers with the exit code, and after it
# with what Docker would print.
exec 3<> "/dev/tcp/127.0.0.1/$TELL_PORT"
printf '%s\n' "$*" >&3
read -r code <&3
if ((code == 0)); then cat <&3; else cat <&3 >&2; fi
exit "$code"
