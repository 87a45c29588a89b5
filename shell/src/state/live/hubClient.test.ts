import { HttpResponse, TimeoutError } from '@microsoft/signalr';
import { buildHubClient, PollingClient } from './hubClient';

it('builds the stock connection with the times of the specification, not started', async () => {
  expect(await buildHubClient('http://localhost/realtime')).toMatchObject({
    state: 'Disconnected',
    serverTimeoutInMilliseconds: 30_000,
    keepAliveIntervalInMilliseconds: 15_000,
  });
});

const late = new PollingClient({ send: () => Promise.reject(new TimeoutError()) });

it('takes a poll that gets no answer for a failure, which ends the connection', async () => {
  const failure = await late.get('/realtime').catch((error: unknown) => error);
  expect(failure).toEqual(new Error('Expected an answer to a poll, got none'));
  expect(failure).not.toBeInstanceOf(TimeoutError);
});

it('leaves everything else to the library', async () => {
  await expect(late.post('/realtime')).rejects.toBeInstanceOf(TimeoutError);
  const prompt = new PollingClient({ send: () => Promise.resolve(new HttpResponse(200)) });
  expect(await prompt.get('/realtime')).toEqual(new HttpResponse(200));
  const broken = new PollingClient({ send: () => Promise.reject(new TypeError('broken')) });
  await expect(broken.get('/realtime')).rejects.toThrow('broken');
});
