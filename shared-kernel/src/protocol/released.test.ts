import { decodeReleased } from './released';

it('is read from a pointer as well', () => {
  const pointer = { schema: 1, remote: 'mfe-ads', state: 'on', withdrawn: ['1.1.0-b'], changedAt: 'now' };
  expect(decodeReleased(pointer)).toEqual({ remote: 'mfe-ads', withdrawn: ['1.1.0-b'], reloads: [] });
});

it('of a pointer without them names nothing, and what cannot be read of it is left out', () => {
  expect(decodeReleased({ remote: 'mfe-ads' })).toEqual({ remote: 'mfe-ads', withdrawn: [], reloads: [] });
  expect(decodeReleased({ remote: 'mfe-ads', withdrawn: [7, '1.1.0-b'], reloads: 'all' })).toEqual({
    remote: 'mfe-ads',
    withdrawn: ['1.1.0-b'],
    reloads: [],
  });
});

it.each([undefined, null, 'mfe-ads', { remote: '__proto__' }, { withdrawn: [] }])('%j is none', (raw) => {
  expect(() => decodeReleased(raw)).toThrow('expected');
});
