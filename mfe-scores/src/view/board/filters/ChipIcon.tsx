/** Strokes of each sign on a field of 24. Euro is a ring of twelve stars, as dots. */
const PATHS = {
  euro: 'M12 4a8 8 0 1 0 .01 0',
  competitions:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5v1.5A3.5 3.5 0 0 0 8 11M16 6h3.5v1.5A3.5 3.5 0 0 1 16 11M12 14v3M8.5 20h7l-1.5-3h-4z',
  countries: 'M12 3.5a8.5 8.5 0 1 0 .01 0M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  league: 'M4 6h16M8 12h12M8 18h12M4 12v.01M4 18v.01',
  odds: 'M5.5 18.5l13-13M7.5 5a2.5 2.5 0 1 0 .01 0M16.5 14a2.5 2.5 0 1 0 .01 0',
} as const;

export type ChipIconName = keyof typeof PATHS;

/** The sign of a chip; its text names it. */
export function ChipIcon({ name }: { name: ChipIconName }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" data-icon={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}
