import { DecodeError, type Report } from './decode';

/** A report that passes each field on once: thousands of matches may share a broken field. */
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
