import styled from 'styled-components';
import type { Outcome, TeamForms } from '../../domain/form';
import { t } from '../../texts/detailTexts';
import { PairRow } from './PairRow';
import type { TeamNames } from './teamNames';

/** A letter for each match: T, H or B. */
export function FormRow({ forms, names }: { forms: TeamForms; names: TeamNames }) {
  return (
    <PairRow
      what={t('detail.form')}
      home={saidOf(forms.home)}
      away={saidOf(forms.away)}
      names={names}
      shown={{ home: <Letters form={forms.home} />, away: <Letters form={forms.away} /> }}
    />
  );
}

function Letters({ form }: { form: readonly Outcome[] }) {
  if (form.length === 0) return '–';
  return (
    <Row>
      {form.map((outcome, index) => (
        <i key={index} data-outcome={outcome}>
          {t(`detail.formShort.${outcome}`)}
        </i>
      ))}
    </Row>
  );
}

function saidOf(form: readonly Outcome[]): string {
  if (form.length === 0) return t('detail.notKnown');
  return form.map((outcome) => t(`detail.formLong.${outcome}`)).join(', ');
}

const Row = styled.span`
  display: inline-flex;
  gap: 3px;
  & > i {
    min-width: 1.25rem;
    border: 1px solid currentcolor;
    border-radius: var(--radius-chip);
    color: var(--ink-2);
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 700;
    line-height: 1.125rem;
  }
  & > [data-outcome='won'] { color: var(--up); }
  & > [data-outcome='lost'] { color: var(--down); }
`;
