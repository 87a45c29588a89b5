import type { Page } from '@playwright/test';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import type { MatchId } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';

/** Allowed messages on a turned clock, which leaves pending files no time. */
export const NO_TIME_FOR_FILES = /Federation Runtime|\[TySo\] Fault/;

/** A match that the server does not have: only the test sends it. */
export const MATCH = 900_001;

/** A state of a match in its 67th minute, as the hub would push it. */
export function pushed(
  version: number,
  home: number,
  away: number,
  scorer?: string,
  match: MatchId = MATCH,
): Partial<MatchUpdate> {
  const periodStart = Math.floor(Date.now() / 1000) - 21.5 * 60;
  const goal = { type: IncidentType.Goal, position: Side.Home, time: 67, player_name: scorer };
  return {
    match_id: match,
    version,
    score: [match, MatchStatus.SecondHalf, [home], [away], Math.floor(periodStart)],
    incidents: home + away > 0 ? [{ ...noDetails, ...goal }] : [],
    home_team: 'Sông Lam',
    away_team: 'Nam Định',
    competition_name: 'V.League 1',
  };
}

const noDetails = {
  added_time: undefined,
  player_id: undefined,
  in_player_name: undefined,
  out_player_name: undefined,
  home_score: undefined,
  away_score: undefined,
};

/** The same from a server that sends no names. */
export function pushedNameless(...state: Parameters<typeof pushed>): Partial<MatchUpdate> {
  const { home_team: _home, away_team: _away, competition_name: _competition, ...nameless } = pushed(...state);
  return nameless;
}

/** From now on records the length in seconds of each sound that a page plays. */
export async function writeDownSounds(page: Page): Promise<readonly number[]> {
  const received: number[] = [];
  await page.exposeFunction('tysoHeard', (seconds: number) => void received.push(seconds));
  await page.addInitScript(() => {
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      const note: unknown = Reflect.get(window, 'tysoHeard');
      if (typeof note === 'function') note(this.buffer?.duration);
      start.apply(this, when);
    };
  });
  return received;
}

/** Lets a test hide the page: a browser without a window shows all its pages at once. */
export async function canBeHidden(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => Reflect.get(window, 'tysoHidden') === true });
  });
  return (isHidden: boolean) =>
    page.evaluate((value) => {
      Reflect.set(window, 'tysoHidden', value);
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
}
