import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { aCompetition, aCountry, aMatchRecord, aTeam } from 'shared-kernel/testing/builders';
import { startForeignServer } from '../foreign/foreignServer';

const ID = 7;
const HOME = aTeam({ id: 71 });
const AWAY = aTeam({ id: 72 });
const NAMES = { home: 'Sông Lam', away: 'Nam Định', competition: 'Ngoại hạng Anh' };

/** An api with one match, which scores on demand. */
export async function startLiveMatch() {
  const state = { version: 1, goals: 0 };
  const kickOff = Math.floor(Date.now() / 1000) - 20 * 60;
  const scores = () => ({ home_scores: [state.goals], away_scores: [0] });
  const board = () => ({
    data: [matchOf(kickOff, { version: state.version, ...scores() })],
    extra_data: {
      competition: [aCompetition({ name: NAMES.competition, short_name: NAMES.competition })],
      country: [aCountry()],
      team: [
        { ...HOME, name: NAMES.home },
        { ...AWAY, name: NAMES.away },
      ],
    },
  });
  const server = await startForeignServer({
    [REST_PATHS.matchRange]: board,
    [REST_PATHS.match]: board,
    [REST_PATHS.banner]: () => ({ data: [] }),
    [REST_PATHS.appSetting]: () => ({ data: {} }),
    [REST_PATHS.news]: () => ({ data: [] }),
  });
  const push = () => {
    state.version += 1;
    server.push(
      JSON.stringify({
        match_id: ID,
        version: state.version,
        score: [ID, MatchStatus.FirstHalf, [state.goals], [0], kickOff],
        incidents: [],
        home_team: NAMES.home,
        away_team: NAMES.away,
        competition_name: NAMES.competition,
      }),
    );
  };
  return {
    origin: server.origin,
    stop: server.stop,
    /** Sends a goal; returns the score that a page must show from now on. */
    goal(): string {
      push();
      state.goals += 1;
      push();
      return `${state.goals} – 0`;
    },
  };
}

export type LiveMatch = Awaited<ReturnType<typeof startLiveMatch>>;

function matchOf(kickOff: number, given: Partial<ReturnType<typeof aMatchRecord>>) {
  const teams = { home_team_id: HOME.id, away_team_id: AWAY.id };
  return aMatchRecord({ id: ID, match_time: kickOff, status_id: MatchStatus.FirstHalf, ...teams, ...given });
}

/** Sends a goal and expects its notice, and its score in the match's row if the page has a board. */
export async function expectGoal(page: Page, match: LiveMatch): Promise<void> {
  const reported = page.getByRole('status', { name: 'Thông báo trận đấu' }).getByRole('link');
  await expect(async () => {
    const score = match.goal();
    await expect(reported.filter({ hasText: score })).toBeVisible({ timeout: 3_000 });
    const row = page.getByRole('cell', { name: /^Tỷ số/ });
    if ((await row.count()) > 0) await expect(row).toHaveAccessibleName(`Tỷ số ${score}`, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}
