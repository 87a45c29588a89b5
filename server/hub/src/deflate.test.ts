import { randomBytes } from 'node:crypto';
import { constants, inflateRawSync } from 'node:zlib';
import { deflateMessage } from './deflate';

const deflated = (payload: Buffer) => new Promise<Buffer | undefined>((resolve) => deflateMessage(payload, resolve));

it('a message is compressed by itself', async () => {
  const payload = Buffer.from('bàn thắng '.repeat(100));
  const bytes = await deflated(payload);
  expect(bytes?.length).toBeLessThan(60);
  expect(inflateRawSync(bytes ?? '', { finishFlush: constants.Z_SYNC_FLUSH })).toEqual(payload);
});

it.each([
  ['it is short', Buffer.alloc(255, 'x')],
  ['it would grow', randomBytes(10_000)],
  ['there is none', Buffer.alloc(0)],
])('nothing is gained when %s', async (_, payload) => {
  expect(await deflated(payload)).toBeUndefined();
});
