import { browserTries, filesToTryAgain, joinedTries } from './secondTry.cjs';

/** @param {string} fullName @param {string} status @param {string[]} [failureMessages] */
const test = (fullName, status, failureMessages = []) => ({ fullName, status, failureMessages });

/** @param {string} name @param {ReturnType<typeof test>[]} assertionResults */
const file = (name, ...assertionResults) => ({
  name,
  message: `${name} does not load`,
  status:
    assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
  assertionResults,
});

/** @param {ReturnType<typeof file>[]} testResults a file without tests did not load; together a report of Jest */
const report = (...testResults) => {
  /** @param {string} wanted */
  const count = (wanted) =>
    testResults.flatMap((one) => one.assertionResults).filter(({ status }) => status === wanted).length;
  return {
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numRuntimeErrorTestSuites: testResults.filter((one) => one.assertionResults.length === 0).length,
  };
};

describe('unit tests', () => {
  it('go again file by file where they failed', () => {
    const good = file('good.ts', test('a', 'passed'));
    const bad = file('bad.ts', test('b', 'failed'), test('c', 'passed'));
    expect(filesToTryAgain(report(good))).toEqual([]);
    expect(filesToTryAgain(report(good, bad, file('unloadable.ts')))).toEqual(['bad.ts', 'unloadable.ts']);
  });

  it('do not go again where much is broken', () => {
    const many = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => file(`${n}.ts`, test('t', 'failed')));
    expect(filesToTryAgain(report(...many))).toEqual([]);
    expect(filesToTryAgain(report(...many.slice(1)))).toHaveLength(8);
  });

  it('that pass then count as passed, and are named with what they said', () => {
    const good = file('good.ts', test('a', 'passed'));
    const bad = file('bad.ts', test('b', 'failed', ['expected 1, got 2']), test('c', 'passed'));
    const again = file('bad.ts', test('b', 'passed'), test('c', 'passed'));
    expect(
      joinedTries(report(good, bad, file('unloadable.ts')), report(again, file('unloadable.ts', test('d', 'passed')))),
    ).toEqual({
      ...{ passed: 4, failed: 0 },
      flaky: ['bad.ts: b\nexpected 1, got 2', 'unloadable.ts\nunloadable.ts does not load'],
    });
  });

  it('that fail twice have failed', () => {
    const first = report(file('bad.ts', test('b', 'failed'), test('c', 'failed'), test('d', 'passed')));
    const second = report(file('bad.ts', test('b', 'failed'), test('c', 'passed'), test('d', 'passed')));
    expect(joinedTries(first, second)).toEqual({ passed: 2, failed: 1, flaky: [] });
    expect(joinedTries(first, report(file('bad.ts')))).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('browser tests', () => {
  /** @param {string} title @param {string} status */
  const spec = (title, status) => ({
    ...{ title, file: 'a.spec.ts' },
    tests: [{ status, results: [{ error: { message: `${title} failed` } }, {}] }],
  });
  /** @param {ReturnType<typeof spec>[]} specs */
  const nested = (...specs) => [{ specs: [], suites: [{ specs }] }];

  it('that pass on the second try are named with what they said', () => {
    const suites = nested(spec('late', 'flaky'), spec('good', 'expected'));
    expect(browserTries({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites })).toEqual({
      ...{ passed: 2, failed: 0 },
      flaky: ['a.spec.ts: late\nlate failed'],
    });
  });

  it('fail when more than a few need one', () => {
    const suites = nested(...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((title) => spec(title, 'flaky')));
    expect(browserTries({ stats: { expected: 9, unexpected: 1, flaky: 9 }, suites })).toMatchObject({
      passed: 9,
      failed: 10,
    });
  });
});
