import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_KINDS } from 'shared-kernel/protocol/faultKinds';

const page = readFileSync(join(__dirname, '../../../docs/errors.md'), 'utf8');
const sections = page.split(/^## /m).slice(1);

it('every kind of fault has its section in docs/errors.md, and every section its kind', () => {
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual([...FAULT_KINDS]);
});

it('each section says what visitors see and what to do', () => {
  const isWhole = (/** @type {string} */ section) =>
    /\n- \*\*Visitors\*\* \S/.test(section) && /\n- \*\*To do\*\*: \S/.test(section);
  expect(sections.filter((section) => !isWhole(section))).toEqual([]);
});
