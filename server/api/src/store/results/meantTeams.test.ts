import fc from 'fast-check';
import { askedKeys, meantTeams, type StoredTeam } from './meantTeams';

const FEED = 1;

const narrow = { key: 'england|everton', isWide: false };
const wide = { key: 'world|everton', isWide: true };

test.each([
  ['no team of its own', undefined, wide, [wide]],
  ['its own of a country, in a cup of the world', narrow, wide, [narrow]],
  ['its own of a country, under another name', narrow, { key: 'england|toffees', isWide: false }, [narrow]],
  ['met in cups alone, now in a country', wide, narrow, [narrow]],
  ['met in cups alone, in another cup', wide, wide, [wide]],
  [
    'met in cups alone, renamed',
    wide,
    { key: 'world|toffees', isWide: true },
    [{ key: 'world|toffees', isWide: true }, wide],
  ],
])('%s', (_, own, named, asked) => {
  expect(askedKeys(own && { key: own.key, is_wide: own.isWide }, named)).toEqual(asked);
});

const team = fc.record({
  origin: fc.integer({ min: FEED, max: 4 }),
  team_id: fc.integer({ min: 1, max: 9 }),
  key: fc.constantFrom('england|everton', 'chile|everton', 'world|everton'),
  is_wide: fc.boolean(),
});
const teams = fc
  .array(team, { maxLength: 12 })
  .map((all) => all.map((one, index): StoredTeam => ({ ...one, id: index + 1 })));
const asked = fc.record({ key: fc.constantFrom('england|everton', 'world|everton'), isWide: fc.boolean() });

test('whatever is stored: one of an origin at most, none of the feed, and each of the key', () => {
  fc.assert(
    fc.property(asked, teams, (wanted, all) => {
      const meant = meantTeams(wanted, all, FEED).map((id) => all.find((one) => one.id === id));
      expect(new Set(meant.map((one) => one?.origin)).size).toBe(meant.length);
      for (const one of meant) {
        expect(one?.origin).not.toBe(FEED);
        expect(one?.key).toBe(wanted.key);
      }
    }),
  );
});

test('a further team of the key never adds one to those that are meant, but itself', () => {
  fc.assert(
    fc.property(asked, teams, team, (wanted, all, more) => {
      const before = meantTeams(wanted, all, FEED);
      const after = meantTeams(wanted, [...all, { ...more, id: 99 }], FEED);
      for (const id of after) expect([...before, 99]).toContain(id);
    }),
  );
});

test('one whose country is known stands before one that was met in cups', () => {
  const [known, met] = [false, true].map(
    (is_wide, id): StoredTeam => ({ id, origin: 2, team_id: id, key: narrow.key, is_wide }),
  );
  const both = [known, met].filter((one) => one !== undefined);
  expect(meantTeams(narrow, both, FEED)).toEqual([0]);
  expect(meantTeams({ ...narrow, isWide: true }, both, FEED)).toEqual([]);
});
