import { CRAMPED } from 'shared-kernel/design/media';
import { incidentMinute, minuteText, scoreText } from 'shared-kernel/rules/formats';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import type { PlayEntry } from '../../../domain/timelineEntry';
import { t } from '../../../texts/detailTexts';
import type { TeamNames } from '../../parts/teamNames';
import { entrySentence } from './entrySentence';
import { IncidentIcon } from './IncidentIcon';
import { iconOf } from './iconOf';

type Props = { entry: PlayEntry; names: TeamNames; isNew: boolean };

/** One event: minute, kind and player; a goal with the score after it. Screen readers get one sentence. */
export function EntryLine({ entry, names, isNew }: Props) {
  return (
    <Line data-side={entry.side}>
      <HiddenText>{entrySentence(entry, names)}</HiddenText>
      <Minute aria-hidden="true" data-new={isNew || undefined}>
        {minuteText(incidentMinute({ time: entry.time, added_time: entry.added })) || '–'}
      </Minute>
      <What aria-hidden="true">
        <IncidentIcon name={iconOf(entry)} />
        <Who entry={entry} />
        {entry.kind === 'goal' && entry.score ? <b>{scoreText(entry.score)}</b> : null}
      </What>
    </Line>
  );
}

function Who({ entry }: { entry: PlayEntry }) {
  const player = entry.player ?? t('incident.unknownPlayer');
  switch (entry.kind) {
    case 'goal':
      return (
        <span>
          <bdi>{`${player} `}</bdi>
          {entry.how === 'play' ? null : <Note>{t(`incident.${entry.how}Note`)}</Note>}
        </span>
      );
    case 'substitution':
      return (
        <span>
          <bdi>{player}</bdi>
          {entry.off ? <Off>{entry.off}</Off> : null}
        </span>
      );
    case 'var':
      return (
        <span>
          {t('incident.var')} {entry.player ? <Note>{entry.player}</Note> : null}
        </span>
      );
    case 'missedPenalty':
      return (
        <span>
          <bdi>{`${player} `}</bdi>
          <Note>{t('incident.missedPenaltyNote')}</Note>
        </span>
      );
    case 'card':
      return <span>{player}</span>;
  }
}

const Line = styled.div`
  display: grid;
  grid-template: 'home minute away' auto / minmax(0, 1fr) 4rem minmax(0, 1fr);
  align-items: center;
  min-height: 32px;
  padding: 3px 0;
`;

const Minute = styled.span`
  position: relative;
  grid-area: minute;
  justify-self: center;
  padding: 1px 4px;
  background: var(--surface-1);
  color: var(--ink-2);
  font-size: 0.75rem;
  font-weight: 600;
  white-space: nowrap;
  &[data-new] { border-radius: var(--radius-chip); background: var(--live-soft); color: var(--live); }
  &[data-new]::before { content: '● '; font-size: 0.5rem; vertical-align: 0.125rem; }
`;

/** The icon is next to the minute on both sides, so that icons align down the page. */
const What = styled.span`
  display: flex;
  grid-area: away;
  align-items: center;
  gap: 6px;
  min-width: 0;
  overflow-wrap: anywhere;
  [data-side='home'] > & {
    flex-direction: row-reverse;
    grid-area: home;
    text-align: right;
  }
  [data-side='neither'] > & {
    grid-column: 1 / -1;
    grid-row: 2;
    justify-content: center;
  }
  /* With very large text on a narrow phone the score breaks, too, once the name can give no more. */
  & > span { flex-shrink: 10000; }
  & > b { min-width: 0; }
  /* Then names have the whole width below the minute, each on its side. */
  @media ${CRAMPED} {
    [data-side] > && { position: relative; grid-column: 1 / -1; grid-row: 2; background: var(--surface-1); }
    [data-side='home'] > && { flex-direction: row; text-align: left; }
    [data-side='away'] > && { flex-direction: row-reverse; text-align: right; }
  }
`;

const Note = styled.small`
  color: var(--ink-2);
  font-size: 0.75rem;
`;

const Off = styled.small`
  display: block;
  color: var(--ink-2);
  font-size: 0.75rem;
`;
