import type { RecordOfPage } from './recordMatches';

/** The picture in the heading of a page: a team without one has its initials there, a competition nothing. */
export function crestOfRecord(
  kind: RecordOfPage['kind'],
  known: { logo?: string | undefined } | undefined,
): { logo: string | undefined } | undefined {
  return kind === 'team' || known?.logo ? { logo: known?.logo } : undefined;
}
