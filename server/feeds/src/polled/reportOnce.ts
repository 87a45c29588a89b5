import type { Report } from 'shared-kernel/decode/decode';

/** Most messages to remember; then all may be reported again. */
const MAX = 1000;

/** Reports each message once: a fault in a vendor's answer returns with every look. */
export function reportOnce(report: Report): Report {
  const said = new Set<string>();
  return (error) => {
    if (said.has(error.message)) return;
    if (said.size >= MAX) said.clear();
    said.add(error.message);
    report(error);
  };
}
