import { decode } from '../decode/decode';
import { remotePointerSchema } from './pointer';

const live = {
  release: '1.0.0-ab12cd34ef',
  contract: 1,
  manifest: '/r/mfe-ads/1.0.0-ab12cd34ef/mf-manifest.json',
  paths: ['/top-nha-cai'],
  slots: ['FixBottom'],
};
const pointer = { schema: 1, remote: 'mfe-ads', state: 'on', live, changedAt: '2026-01-01T00:00:00Z' };

it('a pointer is read', () => {
  expect(decode(remotePointerSchema, pointer)).toMatchObject({ remote: 'mfe-ads', live: { contract: 1 } });
});

it.each([
  ['of the future', { ...pointer, schema: 2 }, 'At schema: expected schema 1, got 2'],
  ['to another host', { ...pointer, live: { ...live, manifest: 'https://evil.example/m.json' } }, 'At live.manifest'],
  ['out of its folder', { ...pointer, live: { ...live, manifest: '/r/../secret' } }, 'At live.manifest'],
  ['with an unknown slot', { ...pointer, live: { ...live, slots: ['Roof'] } }, 'At live.slots.0: expected a slot name'],
  ['of an unknown remote', { ...pointer, remote: '__proto__' }, 'At remote: expected a remote'],
])('a pointer %s is refused', (_, raw, message) => {
  expect(() => decode(remotePointerSchema, raw)).toThrow(message);
});
