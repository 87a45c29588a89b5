import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** A line for each checked place, for the operator; for a failed one, what was expected and seen. */
class SmokeReporter implements Reporter {
  onTestEnd({ title, annotations }: TestCase, { status, duration, errors }: TestResult): void {
    const notes = annotations.map(({ description }) => `; ${description}`).join('');
    if (status === 'passed') console.log(`  ${title}: rendered in ${(duration / 1000).toFixed(1)} s${notes}`);
    else console.log(`  ${title}: FAILED\n${errors.map(messageOf).join('\n')}`);
  }

  onError(error: TestError): void {
    console.log(messageOf(error));
  }

  onEnd({ status }: FullResult): void {
    // Whoever ended it says why.
    if (status !== 'passed' && status !== 'interrupted') console.log('  The release was not rendered as it should be.');
  }

  printsToStdio(): boolean {
    return true;
  }
}

function messageOf({ message = 'no reason given' }: { message?: string | undefined }): string {
  return stripVTControlCharacters(message)
    .replace(/^Error: /, '')
    .replace(/^/gm, '    ');
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from there.
export default SmokeReporter;
