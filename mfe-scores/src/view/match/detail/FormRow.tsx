import { useEffect, useRef } from 'react';
import type { Outcome } from 'shared-kernel/entities/seasonTables';
import styled from 'styled-components';
import type { TeamForms } from '../../../domain/form';
import { t } from '../../../texts/detailTexts';
import { t as hidden } from '../../../texts/hiddenTexts';
import { ShownForm, saidOf } from '../../parts/FormBadges';
import { useShownUntilHidden } from '../../parts/hidden/useShownUntilHidden';
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
      home={said(forms.home)}
      away={said(forms.away)}
      names={names}
      shown={{ home: <ShownForm form={forms.home} />, away: <ShownForm form={forms.away} /> }}
    />
  );
}

function said(form: readonly Outcome[]): string {
  return form.length === 0 ? t('detail.notKnown') : saidOf(form);
}

const HiddenRow = styled.li`
  min-height: 44px;
  text-align: center;
`;
