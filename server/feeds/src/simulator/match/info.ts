import type { FeedInfo } from '../../feedRecords';
import type { Timeline } from '../../timeline/programme';
import { wholeBetween } from '../random/draw';
import { randomFrom } from '../random/random';
import type { PlannedMatch } from '../season/createSchedule';
import { matchdayOf } from '../season/fixture';

/** Seconds before the kick-off in which a referee is named. */
const NAMED_BEFORE = 2 * 86_400;

/** Where a match is played is known with the fixture; a league names its referees some days before. */
export function infoTimeline({ fixture }: PlannedMatch, seed: number): Timeline {
  const { id, kickoff, competition, round, home, stage } = fixture;
  const namedAt = kickoff - NAMED_BEFORE;
  const random = randomFrom(seed, id, 7);
  const oneOf = (names: readonly string[]) => names[wholeBetween(random, 0, names.length - 1)] ?? '';
  const referee = `${oneOf(competition.players.first)} ${oneOf(competition.players.last)}`.trim();
  const infoAt = (isNamed: boolean): FeedInfo => ({
    match_id: id,
    venue: { name: `Sân vận động ${home.name}`, city: undefined },
    referee: (isNamed && referee) || undefined,
    stage,
    matchday: stage ? undefined : matchdayOf(competition, round),
  });
  return {
    nextAfter: (moment) => (moment < namedAt ? namedAt : undefined),
    at: (now) => ({ info: [infoAt(now >= namedAt)] }),
  };
}
