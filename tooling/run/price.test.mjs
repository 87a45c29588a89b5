import { createPrice } from './price.cjs';

it('lists each stage with the processor seconds spent in it, and the dearest files first', async () => {
  let spent = 5;
  const price = createPrice(() => spent);
  await price.of('Unit tests', async () => {
    spent += 42;
  });
  const lines = price.table([
    { passed: 2, failed: 0, output: '', files: [{ name: 'quick.test.ts', seconds: 0.4 }] },
    { passed: 1, failed: 0, output: '', files: [{ name: 'slow.test.ts', seconds: 12.25 }] },
    { passed: 1, failed: 0, output: '' },
  ]);
  expect(lines.find((line) => line.startsWith('Unit tests'))).toMatch(/ 42$/);
  expect(lines.slice(-2)).toEqual(['   12.3 s  slow.test.ts', '    0.4 s  quick.test.ts']);
});

it('counts a stage that fails, too', async () => {
  const price = createPrice(() => 0);
  await expect(price.of('Types', () => Promise.reject(new Error('no compiler')))).rejects.toThrow('no compiler');
  expect(price.stages).toMatchObject([{ name: 'Types' }]);
});
