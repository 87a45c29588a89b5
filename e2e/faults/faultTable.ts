import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const PAGE = join(import.meta.dirname, '../../docs/faults.md');

const INTRO = `# Faults

What was broken on purpose, and what visitors saw. \`npm run test:faults\` breaks all of it again, in a real browser, and
writes this page; \`npm test\` fails when a fault's test is missing here. Each test also scores a
goal meanwhile, and expects that the goal is drawn and that no request repeats in a loop; the tests of servers also expect that a match's clock goes on. “After” is the time
until the visitor sees what is described here. The adverts stand for any remote; their page is /top-nha-cai. What the errors mean: [errors.md](errors.md).
`;

const HEAD = `| What was broken | What the visitor sees | Scores | After | How it heals | Reported as |
|---|---|---|--:|---|---|
`;

/** Writes `docs/faults.md` after a whole run without failures; after a run of some files, their rows. */
class FaultTable implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.tests = suite.allTests().filter(isFault);
  }

  onEnd({ status }: FullResult) {
    const areAllPassed = this.tests.every((test) => test.outcome() === 'expected');
    if (status !== 'passed' || !areAllPassed) return;
    const before = readFileSync(PAGE, 'utf8');
    const page = isWhole() ? pageOf(this.tests) : withRows(before, this.tests);
    if (page === before) return;
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

/** The page with the rows of these tests; a new one stands after the one before it, or first in its section. */
function withRows(page: string, tests: readonly TestCase[]): string {
  const lines = page.split('\n');
  const lastOf = new Map<string, number>();
  for (const test of tests) {
    const at = lines.findIndex((line) => line.startsWith(`| ${test.title} |`));
    const section = lines.indexOf(`## ${test.parent.title}`);
    if (at < 0 && section < 0) throw new Error(`${PAGE}: expected a section "${test.parent.title}"; run all tests`);
    if (at >= 0) lines[at] = newer(lines[at] ?? '', rowOf(test));
    else lines.splice((lastOf.get(test.parent.title) ?? section + 3) + 1, 0, rowOf(test));
    lastOf.set(
      test.parent.title,
      lines.findIndex((line) => line.startsWith(`| ${test.title} |`)),
    );
  }
  return lines.join('\n');
}

/** A busy machine takes longer: by that alone a row does not change. */
function newer(before: string, after: string): string {
  const withoutTime = (row: string) => row.split(' | ').toSpliced(3, 1).join(' | ');
  return withoutTime(before) === withoutTime(after) ? before : after;
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
