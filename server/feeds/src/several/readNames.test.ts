import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readNames } from './readNames';

const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
const VENDORS = ['alpha', 'beta'];

function read(content: string) {
  const file = path.join(folder, 'names.json');
  writeFileSync(file, content);
  return readNames(file, VENDORS);
}

it.each([
  ['no JSON', '{', /^FEED_TABLE: expected a file of JSON, got .*names\.json: /],
  ['a list', '[]', /names\.json: At the top: expected an object, got a list$/],
  [
    'an unknown list',
    '{"players":[]}',
    /At players: expected no other key than countries, competitions, teams, got "players"$/,
  ],
  [
    'an unknown key',
    '{"teams":[{"name":"A","country":"B","alias":"C"}]}',
    /At teams\.0\.alias: expected no other key than name, country, also, got "alias"$/,
  ],
  ['a team without a country', '{"teams":[{"name":"A"}]}', /At teams\.0\.country: expected a value, got nothing$/],
  ['an empty name', '{"teams":[{"name":" ","country":"B"}]}', /At teams\.0\.name: expected a name, got " "$/],
  [
    'a name that is a number',
    '{"teams":[{"name":"A","country":"B","also":[4]}]}',
    /At teams\.0\.also\.0: expected a text, got 4$/,
  ],
  [
    'a feed that nobody knows',
    '{"competitions":[{"name":"A","country":"B","feeds":["alpha","bbc"]}]}',
    /At competitions\.0\.feeds\.1: expected one of alpha, beta, got "bbc"$/,
  ],
  [
    'an entry that makes one club of two',
    '{"teams":[{"name":"A","country":"X"},{"name":"B","country":"X"},{"name":"A","country":"X","also":["B"]}]}',
    /At teams\.2: expected names of one record, got names of "x\|a" and "x\|b"$/,
  ],
])('%s is refused with the file and the path', (_, content, words) => {
  expect(() => read(content)).toThrow(words);
});

it('says which file cannot be read', () => {
  expect(() => readNames(path.join(folder, 'absent.json'), VENDORS)).toThrow(
    /^FEED_TABLE: expected a file that can be read, got .*absent\.json \(ENOENT\)$/,
  );
});

it('knows the names of the table that ships', () => {
  const { names } = readNames(undefined, VENDORS);
  expect(names.competition('Đức', 'Bundesliga').key).toBe(names.competition('Germany', '1. Bundesliga').key);
  expect(names.competition('Austria', 'Bundesliga').key).not.toBe(names.competition('Germany', 'Bundesliga').key);
  expect(names.team('germany', 'FC Bayern München')).toBe(names.team('germany', 'Bayern Munich'));
  expect(names.team('europe', 'Bayern Munich')).toBe(names.team('germany', 'FC Bayern München'));
  expect(names.competition('World', 'UEFA Champions League').key).toBe(
    names.competition('Europe', 'Champions League').key,
  );
});

it('has an operator extend it, without changing what is there', () => {
  const own = '{"teams":[{"name":"The Bavarians","country":"Deutschland","also":["Bayern"]}]}';
  const [shipped, extended] = [readNames(undefined, VENDORS), read(own)];
  expect(extended.names.team('germany', 'The Bavarians')).toBe(shipped.names.team('germany', 'Bayern Munich'));
  expect(extended.hash).not.toBe(shipped.hash);
});
