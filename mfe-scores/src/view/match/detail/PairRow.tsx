import type { ReactNode, Ref } from 'react';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';
import type { TeamNames } from '../../parts/teamNames';

type Props = {
  what: string;
  home: string | number;
  away: string | number;
  names: TeamNames;
  /** How the values look, where that is not how they are said. */
  shown?: { home: ReactNode; away: ReactNode };
  /** Below the values, for the eye only. */
  children?: ReactNode;
  /** Whose value is the larger: the other one is paler. */
  ahead?: 'home' | 'away' | undefined;
  /** As high as a button. */
  isTall?: boolean;
  /** Takes the focus of a button that it replaces. */
  ref?: Ref<HTMLLIElement>;
};

/** A figure of both teams, on either side of its name. Screen readers get one sentence. */
export function PairRow({ what, home, away, names, shown, children, ahead, isTall, ref }: Props) {
  return (
    <Line ref={ref} tabIndex={ref ? -1 : undefined} data-ahead={ahead} data-tall={isTall || undefined}>
      <HiddenText>{t('detail.pairForReaders', { what, ...names, homeValue: home, awayValue: away })}</HiddenText>
      <b aria-hidden="true">{shown ? shown.home : home}</b>
      <span aria-hidden="true">{what}</span>
      <b aria-hidden="true">{shown ? shown.away : away}</b>
      {children}
    </Line>
  );
}

/** Around rows of figures. */
export const PairList = styled.ul`
  width: 100%;
  max-width: 40rem;
  margin: 0 auto;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  position: relative;
  display: grid;
  /* With large text on a phone the values wrap before the words between them do. */
  grid-template-columns: minmax(3.5rem, auto) minmax(min-content, 1fr) minmax(3.5rem, auto);
  align-items: center;
  min-height: 30px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  outline: none;
  &[data-tall] { min-height: 44px; }
  & > b:first-of-type { text-align: left; }
  & > b:last-of-type { text-align: right; }
  & > span { color: var(--ink-2); font-size: 0.8125rem; }
  &[data-ahead='away'] > b:first-of-type, &[data-ahead='home'] > b:last-of-type { color: var(--ink-2); font-weight: 400; }
`;
