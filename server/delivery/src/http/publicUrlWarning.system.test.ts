import { createDelivery } from '../app';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { aConfig } from '../testing/builds';
import { afterTest, temporaryFolder } from '../testing/temporaryFolder';

async function warningsOf(config: Partial<DeliveryConfig>): Promise<unknown[]> {
  const app = await createDelivery(aConfig(await temporaryFolder(), { port: 0, ...config }));
  afterTest(() => app.close());
  const warn = jest.spyOn(app.log, 'warn');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return warn.mock.calls.map(([text]) => text);
}

it('the log says once what the site lacks without its address', async () => {
  expect(await warningsOf({ publicUrl: undefined })).toEqual([
    expect.stringMatching(
      /^PUBLIC_URL is not set, .*sitemaps.*RSS.*canonical.*picture.*PUBLIC_URL=https:\/\/tyso\.vn$/,
    ),
  ]);
});

it.each<[string, Partial<DeliveryConfig>]>([
  ['with an address', { publicUrl: 'https://tyso.vn' }],
  ['to developers', { publicUrl: undefined, devServers: { 'mfe-ads': 'http://127.0.0.1:4000' } }],
])('nothing is said %s', async (_, config) => {
  expect(await warningsOf(config)).toEqual([]);
});
