import { changesBetween } from './page.cjs';

const PAGE = '# Now\n## Types\nconst A = 1\n## Shared\n| react | 19.3 |\n';

it('finds nothing in the same page', () => {
  expect(changesBetween(PAGE, PAGE)).toEqual([]);
});

it('names what went and what came, with its place', () => {
  expect(changesBetween(PAGE, PAGE.replace('19.3', '19.4').replace('const A = 1\n', ''))).toEqual([
    '- Types: const A = 1',
    '- Shared: | react | 19.3 |',
    '+ Shared: | react | 19.4 |',
  ]);
});
