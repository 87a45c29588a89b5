import { createDelivery } from '../app';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { aConfig } from '../testing/builds';
import { afterTest, temporaryFolder } from '../testing/temporaryFolder';

async function headersOf(url: string, changes: Partial<DeliveryConfig> = {}) {
  const app = await createDelivery(aConfig(await temporaryFolder(), changes));
  afterTest(() => app.close());
  return (await app.inject({ url })).headers;
}

it.each(['/', '/404.html', '/site.json', '/r/gone.js', '/robots.txt'])('protect %s', async (url) => {
  expect(await headersOf(url)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'content-security-policy': expect.stringMatching(/script-src 'self'(?: 'sha256-[^']+'){3};.*object-src 'none'/),
    'reporting-endpoints': 'default="/beacon/reports"',
  });
});

it('bind browsers to https where the site is known to have it, and nowhere else', async () => {
  const header = 'strict-transport-security';
  expect((await headersOf('/', { publicUrl: 'https://tyso.vn' }))[header]).toBe('max-age=31536000');
  expect((await headersOf('/', { publicUrl: 'http://localhost:8080' }))[header]).toBeUndefined();
  expect((await headersOf('/'))[header]).toBeUndefined();
});

it('never turn plain http into https, which would break a local start', async () => {
  expect((await headersOf('/'))['content-security-policy']).not.toContain('upgrade-insecure-requests');
});
