import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createDelivery } from '../app';
import { aBalancer, missingBalancer } from '../testing/aBalancer';
import { aStrictApi } from '../testing/aStrictApi';
import { portOf } from '../testing/askLiterally';
import { aConfig, aShellBuild } from '../testing/builds';
import { ATTACKS } from '../testing/smuggling';
import { releaseBuild } from '../testing/stages';

/** Short, so that each connection ends within the test. */
const TIMES = { headersMs: 500, requestMs: 500, lookEveryMs: 50 };

type Front = (apiOrigin: string) => Promise<{ origin: string; stop: () => Promise<void> }>;

/** A site for many attacks, since none of them may leave anything behind. */
async function aSite(front: Front) {
  const api = await aStrictApi();
  const between = await front(api.origin);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'smuggling-'));
  await releaseBuild(dataDir, 'shell', aShellBuild());
  const app = await createDelivery(aConfig(dataDir, { apiOrigin: between.origin }), { times: TIMES });
  return {
    host: `127.0.0.1:${await portOf(app)}`,
    /** The requests that `api` received since the last call. */
    seen: () =>
      api.seen
        .splice(0)
        .map(({ line }) => line)
        .sort(),
    async stop() {
      await app.close();
      await between.stop();
      await api.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The statuses of all answers; the client leaves when it has the expected number, and otherwise waits for the end. */
async function answersTo(host: string, bytes: string, expected: number): Promise<number[]> {
  const { hostname, port } = new URL(`http://${host}`);
  const socket = connect(Number(port), hostname);
  let text = '';
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    text += chunk;
    if (expected > 0 && statuses().length >= expected) socket.end();
  });
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return statuses();
}

/** Visitors who come after the attacker, over the same connections to `api`. */
async function visitors(host: string): Promise<string[]> {
  const paths = ['/realtime?id=1', '/api/news/2', '/realtime?id=3', '/media/4.png', '/embed/5'];
  for (const asked of paths) {
    const answer = await fetch(`http://${host}${asked}`, { headers: { connection: 'close' } });
    expect([answer.status, await answer.json()]).toEqual([200, { said: `GET ${asked}` }]);
  }
  const posted = await fetch(`http://${host}/realtime?id=6`, { method: 'POST', body: 'hi' });
  expect(await posted.json()).toEqual({ said: 'POST /realtime?id=6 hi' });
  return [...paths.map((asked) => `GET ${asked}`), 'POST /realtime?id=6 hi'];
}

const FRONTS: [string, Front, string | undefined][] = [
  ['api itself', async (origin) => ({ origin, stop: async () => {} }), undefined],
  ['HAProxy', aBalancer, missingBalancer],
];

describe.each(FRONTS)('in front of %s', (_, front, missing) => {
  if (missing) {
    // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
    it.skip(missing, () => {});
    return;
  }
  let site: Awaited<ReturnType<typeof aSite>>;
  beforeAll(async () => {
    site = await aSite(front);
  });
  afterAll(() => site.stop());
  // A failed case may leave requests behind.
  beforeEach(() => site.seen());

  describe.each(Object.entries(ATTACKS))('%s', (_kind, attacks) => {
    it.each(attacks)('%s', async (_name, bytes, answers, seen) => {
      expect(await answersTo(site.host, bytes, answers.length)).toEqual(answers);
      expect(site.seen()).toEqual([...seen].sort());
      const asked = await visitors(site.host);
      expect(site.seen()).toEqual(asked.sort());
    });
  });
});
