import { aBalancer, missingBalancer } from '../testing/aBalancer';
import { aDeliveryFor, anUpstream } from '../testing/aServer';
import { afterTest } from '../testing/temporaryFolder';

if (missingBalancer) {
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  it.skip(missingBalancer, () => {});
} else {
  it.each([
    ['the longest headers that delivery takes', 13_900, 200],
    ['headers that the balancer would not take', 15_500, 431],
  ])('the balancer need not refuse what delivery lets through: %s', async (_what, length, status) => {
    const { origin } = await anUpstream((_request, response) => response.end('{}'));
    const balancer = await aBalancer(origin);
    afterTest(balancer.stop);
    const { host } = await aDeliveryFor(balancer.origin);
    const answer = await fetch(`http://${host}/api/match`, { headers: { cookie: 'a'.repeat(length) } });
    expect(answer.status).toBe(status);
    await answer.json();
  });

  it('the balancer says in our words that no api is there', async () => {
    const { server, origin } = await anUpstream((_request, response) => response.end('{}'));
    const balancer = await aBalancer(origin);
    afterTest(balancer.stop);
    const { host } = await aDeliveryFor(balancer.origin);
    server.closeAllConnections();
    server.close();
    const answer = await fetch(`http://${host}/api/match`);
    const { 'content-type': type, 'cache-control': kept } = Object.fromEntries(answer.headers);
    expect([answer.status, type, kept]).toEqual([503, 'application/json', 'no-store']);
    const message = 'The api cannot be reached';
    expect(await answer.json()).toEqual({ error: { code: 'api_unavailable', message } });
  });

  it('the balancer refuses private addresses in our words', async () => {
    const { origin } = await anUpstream((_request, response) => response.end('{}'));
    const balancer = await aBalancer(origin);
    afterTest(balancer.stop);
    const answer = await fetch(`${balancer.origin}/metrics`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: { code: 'not_found', message: 'There is no such page' } });
  });
}
