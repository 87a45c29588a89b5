import { decode } from '../decode/decode';
import { remotePointerSchema, shellPointerSchema } from './pointer';

const live = {
  release: '1.0.0-ab12cd34ef',
  contract: 2,
  manifest: '/r/mfe-ads/1.0.0-ab12cd34ef/mf-manifest.json',
  paths: ['/top-nha-cai'],
  slots: ['FixBottom'],
};
const pointer = { schema: 1, remote: 'mfe-ads', state: 'on', live, changedAt: '2026-01-01T00:00:00Z' };

it('a pointer is read', () => {
  expect(decode(remotePointerSchema, pointer)).toMatchObject({ remote: 'mfe-ads', live: { contract: 2 } });
});

it.each([
  ['of the future', { ...pointer, schema: 2 }, 'At schema: expected schema 1, got 2'],
  ['to another host', { ...pointer, live: { ...live, manifest: 'https://evil.example/m.json' } }, 'At live.manifest'],
  ['out of its folder', { ...pointer, live: { ...live, manifest: '/r/../secret' } }, 'At live.manifest'],
  ['without a list of slots', { ...pointer, live: { ...live, slots: 'FixBottom' } }, 'At live.slots: expected a list'],
  ['of an unknown remote', { ...pointer, remote: '__proto__' }, 'At remote: expected the name of a remote'],
])('a pointer %s is refused', (_, raw, message) => {
  expect(() => decode(remotePointerSchema, raw)).toThrow(message);
});

describe('a pointer with something that this reader does not know', () => {
  const page = { path: '/top-nha-cai', title: 'Top nhà cái', description: 'Bảng xếp hạng nhà cái' };

  function read(changes: object) {
    const reported: (string | undefined)[] = [];
    const raw = { ...pointer, live: { ...live, ...changes }, previous: { ...live, ...changes } };
    const { live: decoded, previous } = decode(remotePointerSchema, raw, 'live/mfe-ads.json', (error) => {
      reported.push(error.message);
    });
    return { live: decoded, previous, reported };
  }

  it('costs one unknown slot only itself, and says so', () => {
    const { live, previous, reported } = read({ slots: ['Roof', 'FixBottom', 7] });
    expect([live.slots, previous?.slots]).toEqual([['FixBottom'], ['FixBottom']]);
    expect(reported).toEqual([
      'At live/mfe-ads.json.live.slots.0: expected a slot name, got "Roof"',
      'At live/mfe-ads.json.live.slots.2: expected a slot name, got 7',
      'At live/mfe-ads.json.previous.slots.0: expected a slot name, got "Roof"',
      'At live/mfe-ads.json.previous.slots.2: expected a slot name, got 7',
    ]);
  });

  it('costs an unreadable page only what the release says of it', () => {
    const { live, reported } = read({ pages: [{ path: '/top-nha-cai' }, page] });
    expect(live.paths).toEqual(['/top-nha-cai']);
    expect(live.pages).toEqual([
      { ...page, priority: undefined, query: undefined, needsLazyFiles: false, isInSitemap: true },
    ]);
    expect(reported[0]).toBe('At live/mfe-ads.json.live.pages.0.title: expected a value, got nothing');
    expect(read({ pages: 'all' }).live.pages).toEqual([]);
  });
});

describe('a candidate beside the live release', () => {
  const candidate = { share: 5, since: '2026-01-02T00:00:00Z', release: { ...live, release: '1.1.0-cd12ab34ef' } };
  const read = (changes: object) => {
    const reported: string[] = [];
    const pointerRead = decode(remotePointerSchema, { ...pointer, ...changes }, 'live/mfe-ads.json', (error) => {
      reported.push(error.message);
    });
    return { pointer: pointerRead, reported };
  };

  it('is a whole entry with its share', () => {
    expect(read({ candidate }).pointer.candidate).toMatchObject({ share: 5, release: { release: '1.1.0-cd12ab34ef' } });
  });

  it.each([
    [{ ...candidate, share: 0 }, 'live/mfe-ads.json.candidate.share: expected a share from 1 to 100'],
    [{ ...candidate, share: 101 }, 'expected a share from 1 to 100'],
    [{ ...candidate, release: { ...live, manifest: 'https://evil.example/m.json' } }, 'expected a path under /r/'],
    ['1.1.0-cd12ab34ef', 'live/mfe-ads.json.candidate: expected'],
  ])('that cannot be read (%j) leaves everybody the live release, and is reported', (candidate, message) => {
    const { pointer: pointerRead, reported } = read({ candidate });
    expect([pointerRead.live.release, pointerRead.candidate]).toEqual([live.release, undefined]);
    expect(reported).toEqual([expect.stringContaining(message)]);
  });

  it('may be missing', () => {
    expect(read({}).pointer.candidate).toBeUndefined();
  });
});

it('a pointer that says nothing of its pages is read, of the shell, too', () => {
  expect(decode(remotePointerSchema, pointer).live.pages).toEqual([]);
  const shell = { release: '1.0.0-a', contract: 2, scripts: [], paths: ['/tips'] };
  const raw = { schema: 1, remote: 'shell', live: shell, changedAt: '2026-01-01T00:00:00Z' };
  expect(decode(shellPointerSchema, raw).live.pages).toEqual([]);
});
