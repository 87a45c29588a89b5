import type { Plan } from './budget';
import type { ApiFootballBoard } from './createBoard';
import type { Job } from './job';
import type { JobsOptions } from './jobsOptions';
import type { KnownMatch } from './knownMatch';
import { decodeSquad } from './squads';

const DAY = 86_400;

/** Squads of teams that play within this are asked for, in seconds. */
const PLAYS = 3 * DAY;

/** A squad changes with a transfer, which nobody waits for here. In seconds. */
const RENEWED = 7 * DAY;

/** Seconds until a squad is asked for after a request that failed. */
const AGAIN = 1800;

/** Teams whose squad is to be asked for, those that play next or played last before others. */
export function teamsToAsk(
  matches: Iterable<KnownMatch>,
  askedAt: ApiFootballBoard['squadAskedAt'],
  now: number,
): number[] {
  const distances = new Map<number, number>();
  for (const { fixture } of matches) {
    const distance = Math.abs(fixture.fixture.timestamp - now);
    for (const { id } of [fixture.teams.home, fixture.teams.away]) {
      const at = askedAt(id);
      // One asked for in the future was so by a clock that was wrong.
      const isDue = now < at || now - at >= RENEWED;
      if (isDue && distance < PLAYS) distances.set(id, Math.min(distance, distances.get(id) ?? distance));
    }
  }
  return [...distances].sort(([, one], [, other]) => one - other).map(([id]) => id);
}

/** One request brings one team, so there is one at a time. */
export function squadJobs({ board, ledger, report }: JobsOptions, plan: Plan, now: number): Job[] {
  const every = plan.every('squads');
  const [team] = Number.isFinite(every) ? teamsToAsk(board.matches().values(), board.squadAskedAt, now) : [];
  if (team === undefined) return [];
  return [
    {
      name: 'squads',
      purpose: 'squads',
      path: `/players/squads?team=${team}`,
      dueAt: ledger.dueAt('squads', every, now, AGAIN),
      take(answer, at) {
        // Noted before it is read: one that cannot be read must not block the others.
        board.noteSquadAsked(team, at);
        board.keepSquad(decodeSquad(answer.response, team, report));
      },
    },
  ];
}
