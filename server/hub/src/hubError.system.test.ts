import { HubError } from './hubError';
import { openShakenClient } from './testing/rawClient';
import { aStockClient, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

class TooEarly extends HubError {}

const methods = {
  AtOnce: () => {
    throw new HubError('The match has not begun');
  },
  Late: () => Promise.reject(new HubError('The match has not begun')),
  Special: () => {
    throw new TooEarly('At 20:00, “Sân Mỹ Đình”');
  },
  LooksLikeOne: () => {
    throw Object.assign(new Error('the secret reason'), { name: 'HubError' });
  },
  Around: () => {
    throw new HubError('Try later', { cause: new Error('the secret reason') });
  },
  Echo: (_caller: unknown, value: unknown) => value,
};

describe.each(TRANSPORTS)('a method that says why it refuses, over %s', (_name, transport) => {
  it.each([
    ['AtOnce', ' HubException: The match has not begun'],
    ['Late', ' HubException: The match has not begun'],
    ['Special', ' HubException: At 20:00, “Sân Mỹ Đình”'],
    ['Around', ' HubException: Try later'],
    ['LooksLikeOne', ''],
  ])('%s', async (target, sent) => {
    const { url } = await startTestHub({ methods });
    const client = aStockClient(url, { transport });
    await client.start();
    const error = `An unexpected error occurred invoking '${target}' on the server.${sent}`;
    await expect(client.invoke(target)).rejects.toThrow(new Error(error));
    expect(await client.invoke('Echo', 1)).toBe(1);
  });
});

it('a refusal is no failure of ours in the log, whether the client waits for the answer or not', async () => {
  const { wsUrl, entries } = await startTestHub({ methods });
  const client = await openShakenClient(wsUrl);
  for (const id of ['', ',"invocationId":"1"']) client.send(`{"type":1,"target":"AtOnce","arguments":[]${id}}\u001e`);
  expect(await client.next()).toMatchObject({ type: 3, invocationId: '1' });
  const details = { target: 'AtOnce', error: 'The match has not begun' };
  const refused = { level: 'info', message: 'hub method refused a call', details };
  expect(entries).toMatchObject([refused, refused]);
});
