import type { Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import type { MatchRound } from 'shared-kernel/entities/matchRound';

/** A round of a league or a cup. Of several groups that play side by side it is one. */
export type Round = Partial<Pick<MatchRound, 'stage' | 'matchday'>>;

/** Matches of one round; `round` is absent of those whose round is not known. */
export type RoundMatches = {
  readonly key: string;
  readonly round: Round | undefined;
  readonly matches: readonly Match[];
};

const UNKNOWN = '';

/**
 * A list of a competition's page by round (M25). A round stands where the first of its matches stood, what was put off among
 * them; matches of no known round come last. Within a round the order stays.
 */
export function matchesByRound(matches: readonly Match[], rounds: readonly MatchRound[]): RoundMatches[] {
  const known = new Map<Id, MatchRound>(rounds.map((one) => [one.match_id, one]));
  const byKey = new Map<string, { round: Round | undefined; matches: Match[] }>();
  for (const match of matches) {
    const round = roundOf(known.get(match.id));
    const key = keyOf(round);
    const group = byKey.get(key) ?? { round, matches: [] };
    group.matches.push(match);
    byKey.set(key, group);
  }
  const groups = [...byKey].map(([key, group]) => ({ key, ...group }));
  return [...groups.filter(({ key }) => key !== UNKNOWN), ...groups.filter(({ key }) => key === UNKNOWN)];
}

function roundOf({ stage, matchday }: Round = {}): Round | undefined {
  if (stage) return { stage: { ...stage, group: undefined } };
  return matchday === undefined ? undefined : { matchday };
}

function keyOf({ stage, matchday }: Round = {}): string {
  return stage ? [stage.round, stage.phase].join(' ') : String(matchday ?? UNKNOWN);
}
