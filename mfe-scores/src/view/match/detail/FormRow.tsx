import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Outcome, TeamForms } from '../../../domain/form';
import { t } from '../../../texts/detailTexts';
import { t as hidden } from '../../../texts/hiddenTexts';
import { useShownUntilHidden } from '../../parts/hidden/useShownUntilHidden';
import { OutcomeLetters } from '../../parts/OutcomeLetters';
import { QuietButton } from '../../parts/states/QuietButton';
import type { TeamNames } from '../../parts/teamNames';
import { PairRow } from './PairRow';

type Props = { forms: TeamForms; names: TeamNames; isHidden: boolean };

/** A letter for each match: T, H or B. Hidden, it is a line of the same height with a button. */
export function FormRow({ forms, names, isHidden }: Props) {
  const [isShown, onUncovered] = useShownUntilHidden(isHidden, 'form');
  const isPressed = useRef(false);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown && isPressed.current) row.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (isHidden && !isShown) {
    const onPress = () => {
      isPressed.current = true;
      onUncovered();
    };
    return (
      <HiddenRow>
        <QuietButton type="button" onClick={onPress}>
          {hidden('hidden.showForm')}
        </QuietButton>
      </HiddenRow>
    );
  }
  return (
    <PairRow
      ref={row}
      isTall={isHidden}
      what={t('detail.form')}
      home={saidOf(forms.home)}
      away={saidOf(forms.away)}
      names={names}
      shown={{ home: <Letters form={forms.home} />, away: <Letters form={forms.away} /> }}
    />
  );
}

function Letters({ form }: { form: readonly Outcome[] }) {
  if (form.length === 0) return <span>–</span>;
  return (
    <OutcomeLetters>
      {form.map((outcome, index) => (
        <i key={index} data-outcome={outcome}>
          {t(`detail.formShort.${outcome}`)}
        </i>
      ))}
    </OutcomeLetters>
  );
}

function saidOf(form: readonly Outcome[]): string {
  if (form.length === 0) return t('detail.notKnown');
  return form.map((outcome) => t(`detail.formLong.${outcome}`)).join(', ');
}

const HiddenRow = styled.li`
  min-height: 44px;
  text-align: center;
`;
