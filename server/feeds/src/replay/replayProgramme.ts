import { ScoreIndex } from 'shared-kernel/rules/score';
import type { FeedMatch } from '../feedRecords';
import type { FeedBatch } from '../provider';
import { factsAt } from '../timeline/facts';
import type { Programme, Timeline } from '../timeline/programme';
import { nextStepAfter } from '../timeline/step';
import { createIds } from './createIds';
import { recordedLineups } from './recordedLineups';
import type { RecordedMatch, Recording } from './recording';
import { replaySteps } from './replaySteps';

/** Time to open a page between the start of a run and the first kick-off. */
export const SECONDS_BEFORE_KICK_OFF = 10;

/** Seconds of football. */
const LINEUPS_BEFORE = 3600;

/** `speed` is how much faster than real time, `startedAt` the start of the run in unix seconds. */
export type ReplayOptions = { recording: Recording; speed: number; startedAt: number };

/** A recording as a programme: the first match kicks off ten seconds into the run, the others keep their distance. */
export function replayProgramme({ recording, speed, startedAt }: ReplayOptions): Programme {
  const records = recordsOf(recording);
  const begins = Math.ceil(startedAt) + SECONDS_BEFORE_KICK_OFF;
  const firstKickOff = Math.min(...recording.matches.map(({ kickoff }) => kickoff));
  const played = recording.matches.map((match) => {
    const kickOff = begins + Math.round((match.kickoff - firstKickOff) / speed);
    return { match, known: { ...records.idsOf(match), match_time: kickOff } };
  });
  const timelines = [
    ...played.map(({ match, known }) => matchTimeline(match, known, speed)),
    ...played.flatMap(({ match, known }) => [...infoTimeline(match, known), ...lineupsTimeline(match, known, speed)]),
  ];
  return {
    catalogue: records.catalogue,
    opening: () => timelines,
    nextArrivalAfter: () => undefined,
    arrivals: () => [],
  };
}

type Ids = Pick<FeedMatch, 'id' | 'competition_id' | 'country_id' | 'home_team_id' | 'away_team_id' | 'is_hot'>;

function recordsOf({ competition, matches }: Recording): { catalogue: FeedBatch; idsOf(match: RecordedMatch): Ids } {
  const idOf = { match: createIds(), team: createIds(), competition: createIds(), country: createIds() };
  const country = { id: idOf.country(competition.country), name: competition.country };
  const competition_id = idOf.competition(competition.name);
  const names = new Set(matches.flatMap(({ home, away }) => [home, away]));
  return {
    catalogue: {
      countries: [country],
      competitions: [{ ...competition, id: competition_id, logo: undefined }],
      teams: [...names].map((name) => ({ id: idOf.team(name), name, logo: undefined })),
    },
    idsOf: ({ kickoff, home, away }) => ({
      id: idOf.match(`${kickoff} ${home} ${away}`),
      competition_id,
      country_id: country.id,
      home_team_id: idOf.team(home),
      away_team_id: idOf.team(away),
      is_hot: competition.is_hot,
    }),
  };
}

/** A recording has no corners, statistics, prices or tables, and we invent none. */
function matchTimeline(match: RecordedMatch, known: Ids & { match_time: number }, speed: number): Timeline {
  const steps = replaySteps(match, { kickOff: known.match_time, speed });
  // Where a file has no half-time score its goals are spread over the 90 minutes, and those before the break tell nothing.
  const hasHalf = match.kind === 'played' && match.result.halfTime !== undefined;
  const told = (scores: readonly number[]) => (hasHalf ? [...scores] : scores.with(ScoreIndex.FirstHalf, -1));
  return {
    nextAfter: (moment) => nextStepAfter(steps, moment),
    at(now) {
      const { status, periodStart, homeScores, awayScores, incidents } = factsAt(steps, now, -1);
      const state: FeedMatch = {
        ...known,
        status_id: status,
        period_start: periodStart,
        home_scores: told(homeScores),
        away_scores: told(awayScores),
        home_position: undefined,
        away_position: undefined,
        odds: '',
        stats: [],
        incidents: [...incidents],
      };
      return { matches: [state] };
    },
  };
}

/** Where a match is played, and its part of a cup, are known with its fixture. A recording names no referee. */
function infoTimeline(match: RecordedMatch, { id }: Ids): Timeline[] {
  if (match.kind !== 'played' || !(match.venue || match.stage)) return [];
  const info = { match_id: id, venue: match.venue, referee: undefined, stage: match.stage };
  return [{ nextAfter: () => undefined, at: () => ({ info: [info] }) }];
}

/** Line-ups are known an hour before the kick-off, and do not change. */
function lineupsTimeline(
  match: RecordedMatch,
  { id, match_time }: Ids & { match_time: number },
  speed: number,
): Timeline[] {
  const lineups = recordedLineups(match, id);
  if (!lineups) return [];
  const publishedAt = match_time - LINEUPS_BEFORE / speed;
  return [
    {
      nextAfter: (moment) => (moment < publishedAt ? publishedAt : undefined),
      at: (now) => (now < publishedAt ? {} : { lineups: [lineups] }),
    },
  ];
}
