/** `zone` is an IANA name such as `Europe/London`. */
export type LeaguePlace = { country: string; zone: string };

const PLACES: Readonly<Record<string, LeaguePlace>> = {
  English: { country: 'Anh', zone: 'Europe/London' },
  Spain: { country: 'Tây Ban Nha', zone: 'Europe/Madrid' },
  Italian: { country: 'Ý', zone: 'Europe/Rome' },
  Deutsche: { country: 'Đức', zone: 'Europe/Berlin' },
  French: { country: 'Pháp', zone: 'Europe/Paris' },
};

/** Where a league plays, by the first word of its name: season files have local times and no zone. */
export function placeOfLeague(name: string): LeaguePlace | undefined {
  const [first = ''] = name.split(' ');
  return Object.hasOwn(PLACES, first) ? PLACES[first] : undefined;
}
