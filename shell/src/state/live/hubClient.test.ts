import { buildHubClient } from './hubClient';

it('builds the stock connection with the times of the specification, not started', async () => {
  expect(await buildHubClient('http://localhost/realtime')).toMatchObject({
    state: 'Disconnected',
    serverTimeoutInMilliseconds: 30_000,
    keepAliveIntervalInMilliseconds: 15_000,
  });
});
