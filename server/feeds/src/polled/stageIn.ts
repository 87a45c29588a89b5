import type { Stage, StagePhase, StageRound } from 'shared-kernel/entities/stage';

/**
 * Ways in which vendors and files call a round, in English and German, and in Vietnamese in our own recordings: small, without
 * hyphens. The whole text, for others speak of rounds of something else: `Relegation Play-offs - Semi-finals`.
 */
const ROUNDS: readonly (readonly [RegExp, StageRound])[] = [
  [/\b(qualifying|qualification|preliminary|qualifikation)\b|^play ?offs?$|^play ?off round$/, 'qualifying'],
  [/\b(third place|3rd place|platz 3|dritter platz)\b|^tranh (hạng|giải) ba$/, 'third_place'],
  [/^((semi|1\/2) ?finals?|halbfinale?|bán kết)$/, 'semi_final'],
  [/^((quarter|1\/4) ?finals?|viertelfinale?|tứ kết)$/, 'quarter_final'],
  [/^((round of|last) (16|sixteen)|(8th|eighth|1\/8) finals?|achtelfinale?|vòng (1\/8|16 đội))$/, 'last_16'],
  [/^((round of|last) 32|(16th|1\/16) finals?|sechzehntelfinale?|vòng (1\/16|32 đội))$/, 'last_32'],
  [/^((round of|last) 64|(32nd|1\/32) finals?)$/, 'last_64'],
  [/^((round of|last) 128|(64th|1\/64) finals?)$/, 'last_128'],
  [/^knock ?out (phase |round )?play ?offs?$/, 'play_off'],
  [/^(finals?|finale|chung kết)$/, 'final'],
];

const NUMBERED = ['round_1', 'round_2', 'round_3', 'round_4', 'round_5', 'round_6'] as const;

/** `1st Round`, `Round 2`, `3. Runde`. */
const NUMBER = /^(?:(\d)(?:st|nd|rd|th) round|round (\d)|(\d)\. runde)$/;

/** `Group A`, `Group A - 3`, `Gruppe 2`, `First stage`; a letter or number is the group's name. */
const GROUP =
  /^(?:(?:group|gruppe|bảng) (?!stage)(\w{1,3})|(?:group stage|first stage|gruppenphase|vorrunde|vòng bảng))(?: \d+)?$/;

/** `2nd Group Stage`, `2nd Group Stage A - 3`: a cup that has groups twice. */
const PHASE = /^(1st|first|2nd|second) group (?:stage|phase)(?: ([a-l]))?(?: \d+)?$/;

const PHASES: Readonly<Record<string, StagePhase>> = {
  '1st': 'first',
  first: 'first',
  '2nd': 'second',
  second: 'second',
  a: 'league_a',
  b: 'league_b',
  c: 'league_c',
  d: 'league_d',
};

/** `League A`, `League A - 3`, `League A, Group 1 - 3`: a division of a cup of nations. The last number is that of the match day. */
const DIVISION = /^league ([a-d])(?:[,:]? group (\w{1,2}))?(?: \d+)?$/;

/** Names of groups beside the words: `Group A`, `GROUP_A`, `League A - Group 1`, `UEFA Nations League , League A, Group 1`. */
const NAMED = /^(?:.*?[,:] ?)??(?:league ([a-d])[,:]? ?)?(?:group|gruppe|bảng) (?!stage)(\w{1,3})$/;

/** Which of several matches of a tie it is: `2nd leg`, `Replays`, `Rückspiel`. */
const WHICH = / ?\(?\b((1st|2nd|first|second) leg|replays?|hinspiele?|rückspiele?)\)?$/;

/**
 * The part of a cup that a vendor's words mean, such as `Quarter-finals`, `GROUP_STAGE` or `Achtelfinale`. Nothing for those
 * of a league, such as `Regular Season - 5` or `7. Spieltag`, and for words that nobody here has seen.
 *
 * @param group what is said of the group beside them, such as `Group A` or `GROUP_A`
 */
export function stageIn(words: string | undefined, group?: string): Stage | undefined {
  const said = plainWords(words).replace(WHICH, '');
  const ofGroup = groupIn(said);
  if (ofGroup) {
    const [, division = '', named] = NAMED.exec(plainWords(group)) ?? [];
    return { round: 'group', group: (named ?? ofGroup.name)?.toUpperCase(), phase: ofGroup.phase ?? PHASES[division] };
  }
  const known = ROUNDS.find(([name]) => name.test(said))?.[1];
  const [, ...numbers] = NUMBER.exec(said) ?? [];
  const round = known ?? NUMBERED[Number(numbers.find(Boolean)) - 1];
  return round && { round, group: undefined };
}

/** Its name and phase, as far as the words of a match in a group have them. */
function groupIn(said: string): { name: string | undefined; phase: StagePhase | undefined } | undefined {
  const plain = GROUP.exec(said);
  if (plain) return { name: plain[1], phase: undefined };
  const [, phase, name] = PHASE.exec(said) ?? DIVISION.exec(said) ?? [];
  return phase === undefined ? undefined : { name, phase: PHASES[phase] };
}

/** Small, with single spaces and without hyphens. */
export function plainWords(words = ''): string {
  return words
    .normalize('NFC')
    .slice(0, 80)
    .toLowerCase()
    .replace(/[-_–\s]+/g, ' ')
    .trim();
}
