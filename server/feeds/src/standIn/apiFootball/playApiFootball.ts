import type { PlayOptions } from '../playOptions';
import { startApiFootballStandIn } from './startApiFootballStandIn';

/**
 * Plays a day around its start on this machine, and prints what a site needs to follow it. The matches written by hand are
 * there only at the speed of life, which their minutes need.
 */
export async function playApiFootball({ port, speed, seed, startedAt, print }: PlayOptions): Promise<void> {
  const { url, key, script } = await startApiFootballStandIn({
    ...{ port, speed, seed, startedAt, hasQuirks: speed === 1 },
    now: () => Date.now() / 1000,
  });
  print(`API-Football's stand-in plays at ${url}. Follow it with`);
  const leagues = [...new Set(script.matches.map(({ league }) => league))].sort((one, other) => one - other);
  print(
    `FEED=api-football API_FOOTBALL_URL=${url} API_FOOTBALL_KEY=${key} API_FOOTBALL_LEAGUES=${leagues.join()} npm start`,
  );
}
