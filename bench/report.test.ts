import { tableOf, withPart } from './report';

const line = { name: 'a', unit: 'ms', ours: 80, reference: 100 };

it.each([
  ['holds', { ratioAtMost: 0.8 }],
  ['MISSED', { ratioAtMost: 0.79 }],
  ['holds', { ratioAtLeast: 0.8 }],
  ['MISSED', { ratioAtLeast: 0.81 }],
  ['holds', { limit: 80 }],
  ['MISSED', { limit: 79 }],
  ['holds', { budget: 80 }],
  ['over the budget', { budget: 79 }],
  ['over the budget: a reason', { budget: 79, why: 'a reason' }],
  ['MISSED', { ratioAtMost: 1, ours: Number.NaN }],
  ['MISSED', { ratioAtLeast: 0.1, reference: undefined }],
  ['', {}],
])('says "%s" of %o', (verdict, given) => {
  const cells = tableOf([{ ...line, ...given }])
    .split('\n')[2]
    ?.split(' | ');
  expect(cells?.at(-1)).toBe(`${verdict} |`);
});

it('a new part takes the place of the old one, and leaves the others', () => {
  const page = '# Benchmarks\n\n## api\n\nold\n\n## hub\n\nold\n';
  expect(withPart(page, 'api', '## api\n\nnew\n')).toBe('# Benchmarks\n\n## api\n\nnew\n\n## hub\n\nold\n');
  expect(withPart(page, 'hub', '## hub\n\nnew\n')).toBe('# Benchmarks\n\n## api\n\nold\n\n## hub\n\nnew\n');
  expect(withPart(page, 'line', '## line\n\nnew\n')).toBe(`${page}\n## line\n\nnew\n`);
});
