import { DecodeError, type Report } from './decode';

/** A report that hears of each field once: of thousands of matches all may have the same odd one. */
export function oncePerField(report: Report): Report {
  const said = new Set<string>();
  return (error) => {
    if (error instanceof DecodeError && error.field !== undefined) {
      if (said.has(error.field)) return;
      said.add(error.field);
    }
    report(error);
  };
}
