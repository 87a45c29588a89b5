import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { isGoal } from 'shared-kernel/rules/goals';
import type { Step, StepChange } from './step';

/** A figure of both sides. */
export type Pair = { home: number; away: number };

/** The state of a match from its events so far. */
export type Facts = {
  status: MatchStatus;
  /** Kick-off of the current period in unix seconds; 0 between periods. */
  periodStart: number;
  /** Score arrays as in M2. */
  homeScores: readonly number[];
  awayScores: readonly number[];
  incidents: readonly Incident[];
  /** Shots on target, including goals but not own goals. */
  shots: Pair;
};

type Entry = { key: number; incident: Incident; status: MatchStatus };

type Draft = {
  status: MatchStatus;
  periodStart: number;
  scores: readonly [home: number[], away: number[]];
  entries: Entry[];
  shots: [home: number, away: number];
};

/**
 * Folds all steps up to and including `now`.
 *
 * It depends on nothing else, so a killed feed continues where the clock is.
 *
 * @param steps in order of time
 */
export function factsAt(steps: readonly Step[], now: number): Facts {
  const draft = nothingYet();
  for (const { at, change } of steps) {
    if (at > now) break;
    apply(draft, change);
  }
  const [homeScores, awayScores] = draft.scores;
  return {
    status: draft.status,
    periodStart: draft.periodStart,
    homeScores,
    awayScores,
    incidents: draft.entries.map(({ incident }) => incident),
    shots: { home: draft.shots[0], away: draft.shots[1] },
  };
}

function nothingYet(): Draft {
  const zeros = () => [0, 0, 0, 0, 0, 0, 0];
  return { status: MatchStatus.NotStarted, periodStart: 0, scores: [zeros(), zeros()], entries: [], shots: [0, 0] };
}

function apply(draft: Draft, change: StepChange): void {
  switch (change.kind) {
    case 'phaseBegan':
      return beginPhase(draft, change.status, change.periodStart);
    case 'happened':
      return happen(draft, change.key, change.incident);
    case 'scorerNamed':
      return nameScorer(draft, change.key, change.player);
    case 'goalAnnulled':
      return annul(draft, change.key, change.verdict);
    case 'cornerGiven':
      return count(draft, change.side, ScoreIndex.corners, 1);
    case 'shotSaved':
      draft.shots[change.side === Side.Home ? 0 : 1] += 1;
      return;
    case 'figuresMoved':
      return;
  }
}

function beginPhase(draft: Draft, status: MatchStatus, periodStart: number): void {
  if (status === MatchStatus.ExtraTime && draft.status !== status) {
    for (const scores of draft.scores) scores[ScoreIndex.afterExtraTime] = scores[ScoreIndex.regular] ?? 0;
  }
  draft.status = status;
  draft.periodStart = periodStart;
}

function happen(draft: Draft, key: number, incident: Incident): void {
  const { status } = draft;
  score(draft, incident, status, 1);
  if (incident.type === IncidentType.YellowCard) count(draft, incident.position, ScoreIndex.yellow, 1);
  if (incident.type === IncidentType.RedCard) count(draft, incident.position, ScoreIndex.red, 1);
  if (incident.type === IncidentType.SecondYellow) {
    count(draft, incident.position, ScoreIndex.yellow, 1);
    count(draft, incident.position, ScoreIndex.red, 1);
  }
  if (incident.type === IncidentType.ShootoutScored) count(draft, incident.position, ScoreIndex.shootout, 1);
  draft.entries.push({ key, incident: { ...incident, ...runningScore(draft, incident.type) }, status });
}

/** A goal has the score after it, a kick that of the shoot-out. */
function runningScore({ status, scores }: Draft, type: number): Partial<Incident> {
  const isKick = type === IncidentType.ShootoutScored || type === IncidentType.ShootoutMissed;
  if (!isKick && !isGoal({ type })) return {};
  const extraTime = status === MatchStatus.ExtraTime ? ScoreIndex.afterExtraTime : ScoreIndex.regular;
  const index = isKick ? ScoreIndex.shootout : extraTime;
  return { home_score: scores[0][index], away_score: scores[1][index] };
}

function score(
  draft: Draft,
  { type, position }: Pick<Incident, 'type' | 'position'>,
  status: MatchStatus,
  by: 1 | -1,
): void {
  if (!isGoal({ type })) return;
  const isExtraTime = status === MatchStatus.ExtraTime;
  count(draft, position, isExtraTime ? ScoreIndex.afterExtraTime : ScoreIndex.regular, by);
  if (status === MatchStatus.FirstHalf) count(draft, position, ScoreIndex.firstHalf, by);
  if (type !== IncidentType.OwnGoal) draft.shots[position === Side.Home ? 0 : 1] += by;
}

function count({ scores }: Draft, side: Side, index: number, by: number): void {
  const ofSide = scores[side === Side.Home ? 0 : 1];
  ofSide[index] = (ofSide[index] ?? 0) + by;
}

function nameScorer({ entries }: Draft, key: number, player: string): void {
  const entry = entries.find((known) => known.key === key);
  if (entry) entry.incident = { ...entry.incident, player_name: player };
}

/** Removes the cancelled goal from the list and appends the verdict. */
function annul(draft: Draft, key: number, verdict: Incident): void {
  const entry = draft.entries.find((known) => known.key === key);
  if (!entry) return;
  score(draft, entry.incident, entry.status, -1);
  draft.entries = draft.entries.filter((known) => known !== entry);
  draft.entries.push({ key: -key, incident: verdict, status: draft.status });
}
