import type { FormEvent } from 'react';
import { useNavigate } from 'shared-kernel/router';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import styled from 'styled-components';
import { FIRST_DAY } from '../../../domain/dayStrip';
import { t } from '../../../texts/pastDayTexts';
import { useSearchOfDay } from '../../parts/dayStrip/useSearchOfDay';
import { DAY_PARAMETER } from '../../parts/useDays';

type Props = { today: LocalDay; chosen: LocalDay };

/**
 * Leads to any day up to today by the browser's own field, which stands behind a word beside the page's title. A form, so that it
 * works without the app; a day counts when it is confirmed, for one that is being typed is valid too early.
 */
export function DayField({ today, chosen }: Props) {
  const navigate = useNavigate();
  const searchOf = useSearchOfDay(today);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const day = new FormData(form).get(DAY_PARAMETER);
    if (typeof day === 'string') navigate({ search: searchOf(day) });
    form.closest('details')?.removeAttribute('open');
    form.closest('details')?.querySelector('summary')?.focus();
  };
  return (
    <Other>
      <summary>{t('pastDay.other')}</summary>
      <Field role="search" aria-label={t('pastDay.field')} onSubmit={onSubmit}>
        <input
          key={chosen}
          type="date"
          name={DAY_PARAMETER}
          aria-label={t('pastDay.field')}
          min={FIRST_DAY}
          max={today}
          defaultValue={chosen}
          required
        />
        <button type="submit">{t('pastDay.go')}</button>
      </Field>
    </Other>
  );
}

/** What opens lies over the days below. */
const Other = styled.details`
  position: relative;
  margin-left: auto;
  & > summary { list-style: none; min-height: 44px; color: var(--accent); font-size: 0.875rem; font-weight: 600; line-height: 44px; white-space: nowrap; cursor: pointer; }
  & > summary::-webkit-details-marker { display: none; }
`;

const Field = styled.form`
  position: absolute;
  z-index: 2;
  top: 100%;
  right: 0;
  display: flex;
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  box-shadow: var(--shadow);
  & > :is(input, button) {
    height: 44px;
    padding: 0 var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-chip);
    background: var(--surface-1);
    color: var(--ink);
    font: inherit;
    /* Below 16 px a phone zooms in. */
    font-size: 1rem;
  }
  & > button { cursor: pointer; }
`;
