import type { Match } from 'shared-kernel/entities/match';
import { incidentMinute } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import { isPlayLine, type KickLine, type PlayLine } from '../../../domain/liveLine';
import { type LiveTextLine, liveText } from '../../../domain/liveText';
import { t } from '../../../texts/liveTextTexts';
import { IncidentIcon, type IncidentIconName } from '../../detail/IncidentIcon';
import { iconOf } from '../../detail/iconOf';
import type { TeamNames } from '../../detail/teamNames';
import { liveSentence } from './liveSentence';
import { sideNames } from './sideNames';

type Props = {
  match: Match;
  names: TeamNames;
  /** Index of the first incident that has just arrived. */
  newFrom: number | undefined;
};

/** The match in sentences. Nothing announces them: the announcer of scores already tells goals. */
export function LiveText({ match, names, newFrom }: Props) {
  const lines = liveText(match, newFrom);
  if (lines.length === 0) return null;
  const said = sideNames(names);
  return (
    <section>
      <Title>{t('liveText.title')}</Title>
      <List aria-label={t('liveText.title')}>
        {lines.map(({ key, line, isNew }) => (
          <Line key={key} {...{ line, isNew }} names={said} />
        ))}
      </List>
    </section>
  );
}

function Line({ line, isNew, names }: Omit<LiveTextLine, 'key'> & { names: TeamNames }) {
  const sentence = liveSentence(line, names);
  if (!isPlayLine(line)) return <li data-told={line.kind}>{sentence}</li>;
  return (
    <li data-told={line.kind} data-new={isNew || undefined}>
      <b>{minuteOf(line)}</b> <IncidentIcon name={line.kind === 'kick' ? iconOfKick(line) : iconOf(line)} />{' '}
      <p>{sentence}</p>
    </li>
  );
}

/** A kick has none: vendors give all of them the last minute of extra time. */
function minuteOf(line: PlayLine): string | undefined {
  if (line.kind === 'kick') return t('liveText.shootout');
  const minute = incidentMinute({ time: line.time, added_time: line.added });
  return minute && t('liveText.minute', { minute });
}

function iconOfKick({ isScored }: KickLine): IncidentIconName {
  return isScored ? 'goal' : 'missedPenalty';
}

const Title = styled.h3`
  margin: 0 0 var(--space-1);
  font-size: 0.9375rem;
`;

/** A column each for minutes and icons, so that sentences align; what the referee's whistle says takes all the width. */
const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  & > li {
    display: grid;
    grid-template-columns: 4.625rem 16px minmax(0, 1fr);
    gap: var(--space-2);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
  }
  /* Where there is room, 120+5 stands in one line. */
  @media (min-width: 641px) { & > li { grid-template-columns: 5.75rem 16px minmax(0, 1fr); } }
  & > li:first-child { border-top: 0; }
  & b { position: relative; color: var(--ink-2); font-size: 0.8125rem; line-height: 1.5625; }
  & > li > svg { margin-top: 2px; }
  & > li > :is(i, span) { margin-top: 3px; }
  & p { margin: 0; overflow-wrap: anywhere; }
  & > [data-told='goal'] p { font-weight: 600; }
  & > [data-told='whistle'], & > [data-told='end'] {
    display: block;
    color: var(--ink-2);
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > [data-told='end'] { color: var(--ink); font-weight: 600; }
  & > [data-new] b { color: var(--live); }
  & > [data-new] b::before {
    position: absolute;
    top: 0.4375rem;
    left: -9px;
    border: 3px solid currentcolor;
    border-radius: 50%;
    content: '';
  }
`;
