import { USUAL_CRITERIA } from 'shared-kernel/entities/seasonTables';
import { cupVi } from './cupTexts';
import { seasonNotesVi } from './seasonNotesTexts';

it('a cup whose own rule is not known says the criteria by which api places its teams', () => {
  const { criterion } = seasonNotesVi.seasonNotes;
  const named = USUAL_CRITERIA.map((by) => criterion[by]).join(', rồi ');
  expect(cupVi.cup.rule).toContain(`xét ${named};`);
});
