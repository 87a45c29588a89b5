import { anUpstream } from '../testing/aServer';
import { browsers, someFigures } from '../testing/someFigures';
import { afterTest } from '../testing/temporaryFolder';
import { createCountsReader } from './readCounts';

async function aReader(status: number, body: string) {
  const asked: (string | undefined)[] = [];
  const { origin } = await anUpstream((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(status).end(body);
  });
  const reader = createCountsReader(origin, 'a-token');
  afterTest(() => reader.close());
  return { ...reader, asked };
}

const answer = (releases: unknown) => JSON.stringify({ data: { since: 0, releases } });

it('reads what was counted since a time', async () => {
  const { read, asked } = await aReader(200, answer([someFigures({ views: 7 })]));
  expect((await read(1_700_000_000.7)).get('mfe-ads 1.0.0-a')?.views).toBe(7);
  expect(asked).toEqual(['/internal/releases?since=1700000000 Bearer a-token']);
});

it.each([
  ['a page', 200, '<!doctype html><title>502</title>', /expected JSON, got "<!doctype html/],
  ['nothing', 200, '', /expected JSON, got ""/],
  ['a refusal', 404, '{"error":{}}', /expected status 200, got 404/],
  ['other JSON', 200, '[]', /At .*internal\/releases.*: expected/],
  ['counts of a newer api', 200, answer([{ ...someFigures(), browsers: { seen: '7' } }]), /browsers.*expected/],
  ['counts below zero', 200, answer([someFigures({ browsers: browsers(-1, 0) })]), /expected a count of 0 or more/],
  ['too much', 200, 'x'.repeat(5_000_000), /ResponseExceededMaxSize|maxResponseSize|exceeded/i],
])('refuses %s', async (_, status, body, message) => {
  const { read } = await aReader(status, body);
  await expect(read(0)).rejects.toThrow(message);
});

it('says what failed where nothing answers', async () => {
  const reader = createCountsReader('http://127.0.0.1:1', undefined);
  await expect(reader.read(0)).rejects.toThrow(/ECONNREFUSED/);
  await reader.close();
});
