import { useRef } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import { PHONE } from 'shared-kernel/design/media';
import type { MatchId } from 'shared-kernel/entities/match';
import { Link } from 'shared-kernel/router';
import { dayMonth, hourMinute, minuteText, scoreText } from 'shared-kernel/rules/formats';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { spokenClock } from 'shared-kernel/rules/spokenClock';
import { isScoreShown } from 'shared-kernel/rules/status';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import type { BoardEntry } from '../../../domain/boardEntry';
import { namedMatchAddress } from '../../../domain/namedAddress';
import type { RowTime } from '../../../domain/rowTime';
import type { EntrySource } from '../../../state/createEntryStore';
import { t } from '../../../texts/detailTexts';
import { t as hidden } from '../../../texts/hiddenTexts';
import { useRowTime } from '../../parts/row/useRowTime';
import { teamNames } from '../../parts/teamNames';
import { useEntry } from '../../parts/useEntry';

type Props = {
  id: MatchId;
  entries: EntrySource;
  clock: Clock;
  /** Whether it says of which competition it is. */
  hasCompetition: boolean;
};

/** A match in one line, which leads to its page. Renders alone when its match changes. */
export function MatchLine({ id, entries, ...line }: Props) {
  const entry = useEntry(entries, id);
  return entry ? <Line entry={entry} {...line} /> : null;
}

function Line({ entry, clock, hasCompetition }: Pick<Props, 'clock' | 'hasCompetition'> & { entry: BoardEntry }) {
  const { match, competition, onShow } = entry;
  const link = useRef<HTMLAnchorElement>(null);
  const time = useRowTime(match, clock);
  const names = teamNames(entry.home?.name, entry.away?.name);
  const isNamed = entry.home !== undefined && entry.away !== undefined;
  const kicks = shootoutScore(match);
  const day = dayMonth(match.match_time);
  const show = () => {
    // The button leaves.
    link.current?.focus({ preventScroll: true });
    onShow?.();
  };
  return (
    <Item data-wide={hasCompetition || undefined}>
      <Link ref={link} to={namedMatchAddress(match.id, isNamed ? names : undefined)} data-kind={time.kind}>
        <span>
          <span>{day}</span>
          {hasCompetition && competition ? <i>{` ${competition.short_name || competition.name}`}</i> : null}
          <When time={time} kickOff={hourMinute(match.match_time)} />
        </span>
        <span>{names.home}</span>
        <b>
          {onShow ? (
            <HiddenText>{hidden('hidden.score')}</HiddenText>
          ) : isScoreShown(match.state) ? (
            <span translate="no">{scoreText(mainScore(match))}</span>
          ) : (
            <NoScore />
          )}
          {kicks ? <small>{t('row.shootout', { score: scoreText(kicks) })}</small> : null}
        </b>
        <span>{names.away}</span>
      </Link>
      {onShow ? <button type="button" aria-label={hidden('hidden.showScore', names)} onClick={show} /> : null}
    </Item>
  );
}

function NoScore() {
  return (
    <>
      <HiddenText>{t('row.noScore')}</HiddenText>
      <span aria-hidden="true">–</span>
    </>
  );
}

/** The minute, the kick-off, or why there is neither. */
function When({ time, kickOff }: { time: RowTime; kickOff: string }) {
  switch (time.kind) {
    case 'live':
      return (
        <small>
          <HiddenText>{spokenClock(time.label)}</HiddenText>
          <span aria-hidden="true">{minuteText(time.label)}</span>
        </small>
      );
    case 'other':
      return <small>{`${t(`status.${time.reason}`)} ${time.kickOff}`}</small>;
    case 'ended':
    case 'fixture':
      return <small>{kickOff}</small>;
  }
}

const Item = styled.li`
  --time: 4.5rem;
  &[data-wide] { --time: 6rem; }
  position: relative;
  border-top: 1px solid var(--line);
  /* Over the score's column, and not in the link: a link has no buttons. */
  & > button {
    position: absolute;
    inset: 0 auto;
    left: calc((100% + var(--time) + var(--space-2)) / 2);
    width: 3.25rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-2);
    transform: translateX(-50%);
    cursor: pointer;
  }
  & > button::before {
    padding: 3px 6px;
    border-radius: var(--radius-chip);
    background: var(--surface-3);
    font-size: 0.75rem;
    content: '?–?';
  }
  & > a {
    display: grid;
    grid-template-columns: var(--time) minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    color: var(--ink);
    text-decoration: none;
  }
  & > a:hover { background: var(--surface-2); }
  & small { display: block; color: var(--ink-2); font-size: 0.75rem; font-weight: 400; }
  & > a > span:first-child { color: var(--ink-2); font-size: 0.8125rem; }
  & > a > span:nth-child(2) { text-align: right; }
  & > a > span { overflow-wrap: anywhere; }
  & b { min-width: 3.25rem; text-align: center; white-space: nowrap; }
  & > [data-kind='live'] :is(b, small) { color: var(--live); }
  & i { font-style: normal; }
  /* The time stands above: beside it names would break within their words. */
  @media ${PHONE} {
    & > a { grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: 0 var(--space-1); padding: var(--space-1) 0; font-size: 0.9375rem; }
    & > a > span:first-child { grid-column: 1 / -1; text-align: center; }
    & > a > span:first-child > small { display: inline; margin-left: var(--space-1); }
    & b { min-width: 2.75rem; }
    & > button { left: 50%; padding-top: 1.25rem; }
  }
  @media (max-width: 22.5em) {
    & > a { font-size: 0.8125rem; }
  }
`;
