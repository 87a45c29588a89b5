import type { FormEvent } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import { useNavigate } from 'shared-kernel/router';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import styled from 'styled-components';
import { FIRST_DAY } from '../../../domain/dayStrip';
import { t } from '../../../texts/pastDayTexts';
import { useSearchOfDay } from '../../parts/dayStrip/useSearchOfDay';
import { DAY_PARAMETER } from '../../parts/useDays';

type Props = { today: LocalDay; chosen: LocalDay };

/** The browser's own field for any day up to today, at the end of the page's title. A form, so that it works without the app. */
export function DayField({ today, chosen }: Props) {
  const navigate = useNavigate();
  const searchOf = useSearchOfDay(today);
  const go = (form: HTMLFormElement) => {
    const day = new FormData(form).get(DAY_PARAMETER);
    if (typeof day === 'string' && day !== '' && day !== chosen) navigate({ search: searchOf(day) });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  return (
    <Form role="search" onSubmit={onSubmit}>
      <input
        key={chosen}
        type="date"
        name={DAY_PARAMETER}
        aria-label={t('pastDay.field')}
        min={FIRST_DAY}
        max={today}
        defaultValue={chosen}
        required
        // While a year is typed it lies before the first day.
        onChange={({ currentTarget: field }) => field.form && field.validity.valid && go(field.form)}
      />
      <button type="submit">{t('pastDay.go')}</button>
    </Form>
  );
}

/** A phone has room for the field's icon alone, and needs no button once the app is there. */
const Form = styled.form`
  position: absolute;
  top: 3px;
  right: 0;
  display: flex;
  gap: var(--space-1);
  & > :is(input, button) {
    height: 36px;
    padding: 0 var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-chip);
    background: var(--surface-1);
    color: var(--ink);
    font: inherit;
    font-size: 0.875rem;
  }
  & > button { cursor: pointer; }
  @media ${PHONE} {
    & > input { width: 44px; height: 40px; padding: 0 11px; border-color: transparent; background: none; font-size: 1rem; }
    & > input::-webkit-datetime-edit { display: none; }
    & > input::-webkit-date-and-time-value { display: none; }
    & > input::-webkit-calendar-picker-indicator { width: 20px; height: 20px; margin: 0; }
    @media (scripting: enabled) { & > button { display: none; } }
  }
`;
