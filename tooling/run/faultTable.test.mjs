import { differences, rowsOf } from './faultTable.cjs';

const PAGE = `# Faults

| What was broken | What the visitor sees | Scores | After | How it heals | Reported as |
|---|---|---|--:|---|---|
| the entry throws | the release before | live | 2 s | at once | [entry-threw](errors.md#entry-threw) |
| a file is gone | nothing | live | – | needs no healing | – |
`;

const FIRST = { title: 'the entry throws', sees: 'the release before', heals: 'at once', reported: 'entry-threw' };
const SECOND = { title: 'a file is gone', sees: 'nothing', heals: 'needs no healing', reported: '–' };

it('reads the rows of the page', () => {
  expect(rowsOf(PAGE)).toEqual([FIRST, SECOND]);
});

it('finds nothing where page and tests say the same', () => {
  expect(differences([SECOND, FIRST], rowsOf(PAGE))).toEqual([]);
});

it('names faults without a row, rows without a test, and rows that say something else', () => {
  const tests = [
    { ...FIRST, sees: 'a card', reported: 'module-threw' },
    { ...SECOND, title: 'a file hangs' },
  ];
  expect(differences(tests, rowsOf(PAGE))).toEqual([
    'docs/faults.md has no row "a file hangs"',
    'docs/faults.md: there is no test "a file is gone"',
    'docs/faults.md: "the entry throws" sees: expected "a card", as its test says, got "the release before"',
    'docs/faults.md: "the entry throws" reported: expected "module-threw", as its test says, got "entry-threw"',
  ]);
});
