import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of the table in `docs/hub.md`: a test, and the transports it runs on. */
type Claim = { readonly row: string; readonly over: string; readonly file: string; readonly title: string };

const document = readFileSync(path.join(__dirname, '../../../docs/hub.md'), 'utf8');
const rows = [...document.matchAll(/^\| ([\d, ]+|ours) \| .* \| (.*) \|$/gm)].map(([, row = '', tests = '']) => ({
  row,
  tests,
}));

/** Most are of ring 2, because they listen. */
function fileOf(name: string): string {
  const file = path.join(__dirname, `${name}.system.test.ts`);
  return existsSync(file) ? file : path.join(__dirname, `${name}.test.ts`);
}

const claims = rows.flatMap(({ row, tests }) =>
  tests.split('<br>').flatMap((test): Claim[] => {
    const [, over, file, title] = /^(WS SSE LP|SSE LP|WS|SSE|LP|–): `([\w.]+)` (.+)$/.exec(test) ?? [];
    return over && file && title ? [{ row, over, file: fileOf(file), title }] : [];
  }),
);

/** The `describe.each` or `it.each` that runs a test over several transports. */
const EACH: Record<string, string> = { 'WS SSE LP': '.each(TRANSPORTS)', 'SSE LP': '.each(POSTING)' };

/** The source of the test's head, or of the group around it. */
function headsOf(source: string, title: string): string[] {
  const at = source.indexOf(`'${title}`);
  const before = source.slice(0, at);
  return [
    before.slice(Math.max(before.lastIndexOf('\n  it'), before.lastIndexOf('\nit'))),
    before.slice(before.lastIndexOf('\ndescribe')),
  ];
}

it('speaks of all 39 rows, each with a test or the reason why there is none', () => {
  const numbers = rows.flatMap(({ row }) => row.split(', ')).filter((row) => row !== 'ours');
  expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 39 }, (_, i) => i + 1));
  for (const { row, tests } of rows) {
    const isReasoned = tests.startsWith('not offered: ');
    expect({ row, found: claims.filter((claim) => claim.row === row).length > 0 }).toEqual({ row, found: !isReasoned });
  }
  expect(claims.length).toBe(
    rows.filter(({ tests }) => !tests.startsWith('not')).flatMap(({ tests }) => tests.split('<br>')).length,
  );
});

it('names tests that there are, over the transports that they run on', () => {
  const isKept = ({ over, file, title }: Claim) => {
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const each = EACH[over] ?? '';
    return source.includes(`'${title}`) && headsOf(source, title).some((head) => head.includes(each));
  };
  expect(claims.filter((claim) => !isKept(claim))).toEqual([]);
});
