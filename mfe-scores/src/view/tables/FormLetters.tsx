import type { SeasonTeam } from 'shared-kernel/entities/seasonTables';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { t } from '../../texts/seasonTexts';
import { OutcomeLetters } from '../parts/OutcomeLetters';

const NAMES = { W: 'won', D: 'drawn', L: 'lost' } as const;

/** How a team's last matches ended, the newest last: T, H or B. */
export function FormLetters({ form }: Pick<SeasonTeam, 'form'>) {
  if (form.length === 0) return <span>–</span>;
  return (
    <>
      <HiddenText>{form.map((outcome) => t(`season.outcome.${outcome}`)).join(', ')}</HiddenText>
      <OutcomeLetters aria-hidden="true">
        {form.map((outcome, index) => (
          <i key={index} data-outcome={NAMES[outcome]}>
            {t(`season.outcomeShort.${outcome}`)}
          </i>
        ))}
      </OutcomeLetters>
    </>
  );
}
