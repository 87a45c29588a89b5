import { anUpstream } from './testing/aServer';
import { waitForApi } from './waitForApi';

it('waits until api says that it is ready, through refusals', async () => {
  const answers = [503, 500, 200];
  const asked: (string | undefined)[] = [];
  const { origin } = await anUpstream((request, response) => {
    asked.push(request.url);
    response.writeHead(answers.shift() ?? 500).end();
  });
  expect(await waitForApi(origin, new AbortController().signal)).toBe(true);
  expect(asked).toEqual(['/readyz', '/readyz', '/readyz']);
});

it('waits for one that is not there yet, until it is stopped', async () => {
  const ending = new AbortController();
  const waiting = waitForApi('http://127.0.0.1:9', ending.signal);
  ending.abort();
  expect(await waiting).toBe(false);
});
