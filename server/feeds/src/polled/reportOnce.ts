import type { Report } from 'shared-kernel/decode/decode';

/** So many different things are remembered; then all may be said again. */
const MOST = 1000;

/** Says the same thing once: what is odd in a vendor's answer comes again with every look. */
export function reportOnce(report: Report): Report {
  const said = new Set<string>();
  return (error) => {
    if (said.has(error.message)) return;
    if (said.size >= MOST) said.clear();
    said.add(error.message);
    report(error);
  };
}
