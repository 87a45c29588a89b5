import type { Match } from 'shared-kernel/entities/match';
import { incidentMinute } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import { isPlayLine, type KickLine, type PlayLine } from '../../../domain/liveLine';
import { type LiveTextLine, liveText } from '../../../domain/liveText';
import { t } from '../../../texts/liveTextTexts';
import type { TeamNames } from '../../parts/teamNames';
import { IncidentIcon, type IncidentIconName } from '../detail/IncidentIcon';
import { iconOf } from '../detail/iconOf';
import { liveSentence, sideNames } from './liveSentence';
import { TextList } from './TextList';

type Props = {
  match: Match;
  names: TeamNames;
  /** Index of the first incident that has just arrived. */
  newFrom: number | undefined;
};

/** The match in sentences. Nothing announces them: the announcer of scores already announces goals. */
export function LiveText({ match, names, newFrom }: Props) {
  const lines = liveText(match, newFrom);
  if (lines.length === 0) return null;
  const said = sideNames(names);
  return (
    <section>
      <Title>{t('liveText.title')}</Title>
      <List aria-label={t('liveText.title')}>
        {lines.map(({ key, line, isNew }) => (
          <Line key={key} line={line} isNew={isNew} names={said} />
        ))}
      </List>
    </section>
  );
}

function Line({ line, isNew, names }: Omit<LiveTextLine, 'key'> & { names: TeamNames }) {
  const sentence = liveSentence(line, names);
  if (!isPlayLine(line)) return <li data-kind={line.kind}>{sentence}</li>;
  return (
    <li data-kind={line.kind} data-new={isNew || undefined}>
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

/** With a column for icons, so that sentences align; what the referee's whistle says takes all the width. */
const List = styled(TextList)`
  & > li { grid-template-columns: var(--minute) 16px minmax(0, 1fr); }
  & > li > svg { margin-top: 2px; }
  & > li > :is(i, span) { margin-top: 3px; }
  & > [data-kind='goal'] p { font-weight: 600; }
  & > [data-kind='whistle'], & > [data-kind='end'] {
    display: block;
    color: var(--ink-2);
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > [data-kind='end'] { color: var(--ink); font-weight: 600; }
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
