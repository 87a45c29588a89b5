import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULTS } from './hubSettings';
import { OPTIONS } from './optionsCheck';

const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
const documented = new Map(
  [...readme.matchAll(/^\| (`.+?`) \| (.+?) \|.*\|$/gm)].flatMap(([, names = '', value = '']) =>
    names.split(', ').map((name) => [name.replaceAll('`', ''), value] as const),
  ),
);

it('the README has every option, and no other', () => {
  const options = [...documented.keys()].filter((name) => /^[a-zA-Z]+$/.test(name));
  expect(options.sort()).toEqual([...OPTIONS].sort());
});

it('the README knows the default of each number', () => {
  const numbers = Object.entries(DEFAULTS).filter(([, value]) => typeof value === 'number');
  expect(numbers.map(([name]) => [name, documented.get(name)])).toEqual(
    numbers.map(([name, value]) => [name, String(value)]),
  );
});
