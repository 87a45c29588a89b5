import { openReleaseSite } from './releaseSite';
import type { StoreKind } from './testDatabase';
import { openTestStore } from './testStore';

const TABLES = ['live_change', 'live', 'release', 'release_file', 'team_token', 'moved_page', 'release_count'] as const;

/** An empty site of releases for each test of a file, on one store. */
export function openReleaseTests(kind: StoreKind) {
  const store = openTestStore(kind);
  const clock = { now: 0 };
  const reports: string[] = [];
  let opened: Awaited<ReturnType<typeof openReleaseSite>> | undefined;

  function site() {
    if (!opened) throw new Error('The site is there once a test runs');
    return opened;
  }

  beforeEach(async () => {
    for (const table of TABLES) await store.db().deleteFrom(table).execute();
    clock.now = Date.parse('2026-11-29T12:00:00.000Z') / 1000;
    reports.length = 0;
    opened = await openReleaseSite(store(), {
      now: () => clock.now,
      report: (error) => void reports.push(String(error)),
    });
  });
  afterEach(() => site().close());

  return {
    store,
    clock,
    reports,
    site,
    /** A token that may change these remotes. */
    async teamOf(name: string, ...remotes: string[]) {
      const { body } = await site().as().ask('POST', '/internal/teams', { name, remotes });
      return { token: String(body.token), team: site().as(String(body.token)) };
    },
  };
}
