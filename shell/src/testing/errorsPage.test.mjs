import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_KINDS } from 'shared-kernel/protocol/faultKinds';

const page = readFileSync(join(__dirname, '../../../docs/errors.md'), 'utf8');
const sections = page.split(/^## /m).slice(1);

it('every kind of fault has its section in docs/errors.md, and every section its kind', () => {
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual([...FAULT_KINDS]);
});

it.each(FAULT_KINDS)('the section of %s says what visitors see and what to do', (kind) => {
  const section = sections.find((text) => text.startsWith(`${kind}\n`));
  expect(section).toMatch(/\n- \*\*Visitors\*\* \S/);
  expect(section).toMatch(/\n- \*\*To do\*\*: \S/);
});
