import { afterTest } from 'hub/testing/afterTest';
import { HANDSHAKE, openRawClient, openShakenClient } from 'hub/testing/rawClient';
import { POSTING, shaken } from 'hub/testing/rawHttp';
import { NO_BODIES, NO_NUMBERS, ODD_TEXTS, ODD_VALUES } from 'shared-kernel/testing/hostile';
import { EMPTY_STORE } from './testing/emptyStore';
import { createTestApp, SECRETS } from './testing/testApp';

/** The door hub: whatever is said ends, at most, the connection of who said it, with the reason, and all others hear the next goal. */

const END = '\u001e';
const OURS =
  /^(?:Unknown hub method '.*'|.*At (?:message|handshake)[\w.]*: expected .+, got .+|.*not support.*|.*maximum message size.*)$/s;

let hub: Awaited<ReturnType<typeof createTestApp>>['hub'];
let url: string;
let bystander: Awaited<ReturnType<typeof openShakenClient>>;
beforeAll(async () => {
  const opened = await createTestApp(EMPTY_STORE);
  afterTest(() => opened.app.close());
  hub = opened.hub;
  url = `${await opened.app.listen({ host: '127.0.0.1', port: 0 })}/realtime`;
  bystander = await openShakenClient(url.replace('http', 'ws'));
});

afterEach(async () => {
  hub.broadcast('news', 'goal');
  expect(await bystander.next()).toMatchObject({ target: 'news', arguments: ['goal'] });
});

/** Says this on a connection of its own, and gives what is answered before a call that must be. */
async function answersTo(said: string, isShaken = true): Promise<unknown[]> {
  const client = await openRawClient(url.replace('http', 'ws'));
  client.send(
    `${isShaken ? HANDSHAKE : ''}${said}${END}{"type":1,"target":"last","arguments":[],"invocationId":"last"}${END}`,
  );
  const answers: unknown[] = [];
  for (;;) {
    const answer = await Promise.race([client.next(), client.closed]);
    if (typeof answer === 'number' || JSON.stringify(answer).includes('"invocationId":"last"')) break;
    answers.push(answer);
  }
  client.ws.terminate();
  return answers.slice(isShaken ? 1 : 0);
}

function expectOurWords(answers: readonly unknown[]) {
  for (const answer of answers) {
    const { error } = answer as { error?: string };
    if (error !== undefined) expect(error).toMatch(OURS);
    for (const secret of [...SECRETS, 'node_modules', '.ts:']) expect(JSON.stringify(answer)).not.toContain(secret);
  }
}

const CALL = { type: 1, target: 'Echo', arguments: [], invocationId: '1' };

it.each(['type', 'target', 'arguments', 'invocationId'])(
  'a call whose %s is odd is answered, refused or passed over',
  async (field) => {
    for (const [, odd] of ODD_VALUES) {
      const answers = await answersTo(JSON.stringify({ ...CALL, [field]: odd }));
      expect(answers.length).toBeLessThan(2);
      expectOurWords(answers);
    }
  },
);

it('no odd text is the name of a method', async () => {
  for (const [, target] of ODD_TEXTS) {
    const [answer] = await answersTo(JSON.stringify({ ...CALL, target }));
    expect(answer).toMatchObject({ type: 3, error: expect.stringMatching(/^Unknown hub method/) });
  }
});

it.each(['protocol', 'version'])('a handshake whose %s is odd is refused with the reason', async (field) => {
  for (const [, odd] of ODD_VALUES) {
    const [answer] = await answersTo(JSON.stringify({ protocol: 'json', version: 1, [field]: odd }), false);
    expect(answer).toMatchObject({ error: expect.stringMatching(/expected|not support/) });
  }
});

it.each(NO_BODIES)('%s is no handshake and no message', async (_, body) => {
  for (const isShaken of [false, true]) {
    const [answer] = await answersTo(body, isShaken);
    expect(answer).toMatchObject({ error: expect.stringMatching(/At \w+: expected (?:JSON|an object), got /) });
  }
  for (const [, connect] of POSTING) {
    const client = await shaken(connect(url));
    expect((await client.send(body + END)).status).toBe(200);
    expect(await client.next()).toMatchObject({ type: 7, error: expect.stringMatching(/At message: expected /) });
  }
});

it('no odd text opens a connection', async () => {
  for (const [, text] of [...ODD_TEXTS, ...NO_NUMBERS]) {
    const answer = await fetch(`${url}?id=${encodeURIComponent(Buffer.from(text).toString())}`);
    expect([answer.status, await answer.text()]).toEqual([404, 'No Connection with that ID']);
  }
});

it('no odd text is a version', async () => {
  // A sum is a number to the .NET server, too.
  for (const [, text] of [...ODD_TEXTS, ...NO_NUMBERS.filter(([name]) => name !== 'a sum')]) {
    const version = encodeURIComponent(Buffer.from(text).toString());
    const answer = await fetch(`${url}/negotiate?negotiateVersion=${version}`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([200, { error: expect.stringContaining('non-integer') }]);
  }
});
