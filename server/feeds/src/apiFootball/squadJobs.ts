import type { Plan } from './budget';
import type { ApiFootballBoard } from './createApiFootballBoard';
import type { Squads } from './createSquads';
import type { Job, JobsOptions } from './job';
import { decodeSquad } from './squads';

const DAY = 86_400;

/** Squads of teams that play within this are asked for, in seconds. */
const PLAYS = 3 * DAY;

/** A squad changes with a transfer, which nobody waits for here. In seconds. */
const RENEWED = 7 * DAY;

/** Seconds until a squad is asked for after a request that failed. */
const RETRY_SECONDS = 1800;

/**
 * Teams whose squad is to be asked for, those that play next or played last before others. One whose request failed comes
 * after those that were not asked for: it must not block them.
 */
export function teamsToAsk(board: Squads & Pick<ApiFootballBoard, 'matches'>, now: number): number[] {
  const distances = new Map<number, number>();
  for (const { fixture } of board.matches().values()) {
    const distance = Math.abs(fixture.fixture.timestamp - now);
    for (const { id } of [fixture.teams.home, fixture.teams.away]) {
      const at = board.squadAnsweredAt(id);
      // One answered in the future was so by a clock that was wrong.
      const isDue = now < at || now - at >= RENEWED;
      if (isDue && distance < PLAYS) distances.set(id, Math.min(distance, distances.get(id) ?? distance));
    }
  }
  const triedAt = (id: number) => (board.squadAskedAt(id) > board.squadAnsweredAt(id) ? board.squadAskedAt(id) : 0);
  return [...distances]
    .sort(([one, near], [other, far]) => triedAt(one) - triedAt(other) || near - far)
    .map(([id]) => id);
}

/** One request brings one team, so there is one at a time. */
export function squadJobs({ board, ledger, report }: JobsOptions, plan: Plan, now: number): Job[] {
  const every = plan.every('squads');
  const [team] = Number.isFinite(every) ? teamsToAsk(board, now) : [];
  if (team === undefined) return [];
  return [
    {
      name: 'squads',
      purpose: 'squads',
      path: `/players/squads?team=${team}`,
      dueAt: ledger.dueAt('squads', every, now, RETRY_SECONDS),
      onAsk: (at) => board.noteSquadAsked(team, at),
      take(answer, at) {
        // Noted before it is read: one that cannot be read costs no more requests.
        board.noteSquadAnswered(team, at);
        board.keepSquad(decodeSquad(answer.response, team, report));
      },
    },
  ];
}
