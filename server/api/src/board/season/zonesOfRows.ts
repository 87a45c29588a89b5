import type { TableZone } from 'shared-kernel/entities/tableZone';

type Meaning = Pick<TableZone, 'kind' | 'name'>;

/** The cups of continents; those with longer names first. */
const CUPS: readonly (readonly [RegExp, Meaning])[] = [
  [/concacaf champions/i, { kind: 'champions', name: 'CONCACAF Champions Cup' }],
  [/champions league (?:two|2)\b|afc cup/i, { kind: 'europe', name: 'AFC Champions League Two' }],
  [/champions league elite|afc champions league/i, { kind: 'champions', name: 'AFC Champions League Elite' }],
  [/\bcaf champions league/i, { kind: 'champions', name: 'CAF Champions League' }],
  [/champions league/i, { kind: 'champions', name: 'Champions League' }],
  [/europa conference|conference league/i, { kind: 'conference', name: 'Conference League' }],
  [/europa league/i, { kind: 'europe', name: 'Europa League' }],
  [/libertadores/i, { kind: 'champions', name: 'Copa Libertadores' }],
  [/sudamericana/i, { kind: 'europe', name: 'Copa Sudamericana' }],
];

const IS_QUALIFYING = /qualif|preliminary/i;
const IS_PLAY_OFF = /play-?\s?offs?\b/i;

/** `Bundesliga (Relegation)` is the match that decides on it; in the division below, `Promotion - Bundesliga (Relegation)`. */
const TO_STAY = /\(relegation[:\s]*\)/i;

/** `Promotion - Leagues Cup` is no way up. */
const OTHER_CUP = /\b(?:cup|copa|champions league)\b/i;

/** Not `Relegation Round` nor `Promotion - Championship Group`, which are parts of the same season. */
const OTHER_DIVISION = '(?:(?: - |\\s+(?=play-?\\s?off))(?!.*\\b(?:round|group)\\b).+)?$';
const DOWN = new RegExp(`^relegation${OTHER_DIVISION}`, 'i');
const UP = new RegExp(`^promotion${OTHER_DIVISION}`, 'i');

/**
 * The zones of a table, from what its feed says of each place (M26). Words that nobody knows are left out, and so are rounds
 * of knock-out of the cups themselves.
 *
 * @param rows in the feed's order, the leader first
 */
export function zonesOfRows(rows: readonly { zone?: string | undefined }[]): TableZone[] {
  const zones: TableZone[] = [];
  for (const [index, { zone }] of rows.entries()) {
    const meaning = zone === undefined ? undefined : meaningOf(zone);
    if (!meaning) continue;
    const place = index + 1;
    const last = zones.at(-1);
    if (last?.to === index && last.name === meaning.name) last.to = place;
    else zones.push({ ...meaning, from: place, to: place });
  }
  return zones;
}

function meaningOf(words: string): Meaning | undefined {
  const said = words.trim();
  // To another division down: its name may be that of a cup or of a round.
  const isUp = UP.test(said);
  if (DOWN.test(said) || (TO_STAY.test(said) && !isUp)) {
    return IS_PLAY_OFF.test(said) || TO_STAY.test(said)
      ? { kind: 'play_off', name: 'Đá play-off trụ hạng' }
      : { kind: 'relegation', name: 'Xuống hạng' };
  }
  const cup = CUPS.find(([named]) => named.test(said))?.[1];
  if (cup) {
    if (IS_PLAY_OFF.test(said)) return undefined;
    return IS_QUALIFYING.test(said) ? { ...cup, name: `Vòng loại ${cup.name}` } : cup;
  }
  if (!isUp || OTHER_CUP.test(said)) return undefined;
  return IS_PLAY_OFF.test(said) || TO_STAY.test(said)
    ? { kind: 'play_off', name: 'Đá play-off lên hạng' }
    : { kind: 'promotion', name: 'Lên hạng' };
}
