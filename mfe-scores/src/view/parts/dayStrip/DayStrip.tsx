import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import { useMedia } from 'shared-kernel/react/useMedia';
import { Link } from 'shared-kernel/router';
import { type LocalDay, weekdayOf } from 'shared-kernel/rules/localDay';
import styled from 'styled-components';
import { arrowStep } from '../../../domain/arrowStep';
import { type StripDirection, stripDays } from '../../../domain/dayStrip';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../html/onServer';
import { showChosen } from '../states/showChosen';
import { dateOf } from './dayName';
import { useSearchOfDay } from './useSearchOfDay';

type Props = { today: LocalDay; chosen: LocalDay; direction: StripDirection };

/** A row of days, each a link, so that a day can be shared and Back returns to the one before. */
export function DayStrip({ today, chosen, direction }: Props) {
  const strip = useRef<HTMLOListElement>(null);
  const isSmall = useMedia(PHONE);
  const searchOf = useSearchOfDay(today);
  const days = stripDays(today, chosen, { direction, isSmall });
  const isOnServer = useIsOnServer();
  const few = new Set(isOnServer ? stripDays(today, chosen, { direction, isSmall: true }) : days);
  const [first] = days;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the chosen day into view when any of them changes.
  useLayoutEffect(() => showChosen(strip.current), [chosen, first, isSmall]);

  return (
    <nav aria-label={t('day.strip')}>
      <Days ref={strip} onKeyDown={(event) => onArrow(event, strip.current)}>
        {days.map((day) => (
          <li key={day} data-far={isOnServer && !few.has(day) ? '' : undefined}>
            <Day
              to={{ search: searchOf(day) }}
              aria-current={day === chosen ? 'date' : undefined}
              aria-label={`${headOf(day, today)} ${dateOf(day)}, ${t(`weekday.long.${weekdayOf(day)}`)}`}
            >
              <span>{headOf(day, today)}</span>
              <b>{dateOf(day)}</b>
            </Day>
          </li>
        ))}
      </Days>
    </nav>
  );
}

/** What stands above the date. The whole name begins with it, for those who speak what they see. */
function headOf(day: LocalDay, today: LocalDay): string {
  return day === today ? t('day.today') : t(`weekday.short.${weekdayOf(day)}`);
}

function onArrow(event: KeyboardEvent, strip: HTMLElement | null): void {
  const step = arrowStep(event);
  if (!step || !strip) return;
  event.preventDefault();
  const links = [...strip.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  links[at + step]?.focus();
}

const Days = styled.ol`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  /* As wide before the rest of the HTML has come. */
  grid-template-columns: repeat(15, minmax(4rem, 1fr));
  grid-auto-columns: minmax(4rem, 1fr);
  gap: var(--space-1);
  margin: 0 0 var(--space-2);
  padding: 2px;
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  & > li { scroll-snap-align: center; }
  /* On the server: no script scrolls it. */
  & > :has(> [aria-current]) { scroll-initial-target: nearest; }
  @media ${PHONE} {
    grid-template-columns: repeat(8, minmax(4rem, 1fr));
    margin: 0;
    padding: 2px var(--space-2);
    border-bottom: 1px solid var(--line);
    background: var(--surface-1);
    & > [data-far] { display: none; }
  }
`;

const Day = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  height: max(44px, 2.75rem);
  border: 1px solid var(--line);
  border-radius: var(--radius-chip);
  background: var(--surface-1);
  color: var(--ink-2);
  font-size: 0.75rem;
  text-decoration: none;
  white-space: nowrap;
  & > b { color: var(--ink); font-size: 0.8125rem; }
  &:hover { background: var(--surface-3); }
  &[aria-current] { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
  &[aria-current] > b { color: inherit; }
`;
