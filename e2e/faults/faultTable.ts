import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const PAGE = join(import.meta.dirname, '../../docs/faults.md');

const INTRO = `# Faults

What was broken on purpose, and what visitors saw. \`npm run test:faults\` breaks all of it again, in a real browser, and
writes this page; \`npm test\` fails when a fault's test is missing here. Each test also scores a
goal meanwhile, and expects that the goal is drawn and that no request repeats in a loop; the tests of servers also expect that a match's clock goes on. “After” is the time
until the visitor sees what is described here. What the errors mean: [errors.md](errors.md).
`;

const HEAD = `| What was broken | What the visitor sees | Scores | After | How it heals | Reported as |
|---|---|---|--:|---|---|
`;

/** Writes `docs/faults.md` after a whole run without failures. */
class FaultTable implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.tests = suite.allTests().filter(isFault);
  }

  onEnd({ status }: FullResult) {
    const areAllPassed = this.tests.every((test) => test.outcome() === 'expected');
    if (status !== 'passed' || !areAllPassed || !isWhole()) return;
    const page = pageOf(this.tests);
    if (page === readFileSync(PAGE, 'utf8')) return;
    writeFileSync(PAGE, page);
    console.log('docs/faults.md is rewritten');
  }
}

/** A few slow tests of development run beside the faults. */
function isFault({ annotations }: TestCase): boolean {
  return annotations.some(({ type }) => type === 'sees');
}

/** Whether the run includes all faults, not some by name. */
function isWhole(): boolean {
  return process.argv.slice(2).join(' ') === 'test --config faults';
}

function pageOf(tests: readonly TestCase[]): string {
  const groups = [...new Set(tests.map(({ parent }) => parent.title))];
  const sections = groups.map((group) => {
    const rows = tests.filter(({ parent }) => parent.title === group).map(rowOf);
    return `\n## ${group}\n\n${HEAD}${rows.join('\n')}\n`;
  });
  return INTRO + sections.join('');
}

function rowOf(test: TestCase): string {
  const seen = [...test.annotations, ...test.results.flatMap(({ annotations }) => annotations)];
  const said = (type: string) => seen.findLast((annotation) => annotation.type === type)?.description ?? '–';
  const kind = said('reported');
  const link = kind === '–' ? kind : `[${kind}](errors.md#${kind})`;
  return `| ${[test.title, said('sees'), said('scores'), said('after'), said('heals'), link].join(' | ')} |`;
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from there.
export default FaultTable;
