import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import { incidentMinute, minuteText, scoreText } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import type { PlayEntry } from '../../domain/timelineEntry';
import { t } from '../../texts/texts';
import { IncidentIcon, type IncidentIconName } from './IncidentIcon';

/** One event: minute, kind and player; a goal with the score after it. */
export function EntryLine({ entry }: { entry: PlayEntry }) {
  return (
    <Line data-side={entry.side}>
      <Minute>{minuteText(incidentMinute({ time: entry.time, added_time: entry.added })) || '–'}</Minute>
      <What>
        <IncidentIcon name={iconOf(entry)} />
        <Hidden>{nameOf(entry)}: </Hidden>
        <Who entry={entry} />
        {entry.kind === 'goal' ? <b>{scoreText(entry.score)}</b> : null}
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
          {player} {entry.how === 'play' ? null : <Note>{t(`incident.${entry.how}Note`)}</Note>}
        </span>
      );
    case 'substitution':
      return (
        <span>
          <Hidden>{t('incident.comesOn')} </Hidden>
          {player}
          {entry.off ? (
            <Off>
              <Hidden>, {t('incident.goesOff')} </Hidden>
              {entry.off}
            </Off>
          ) : null}
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
          {player} <Note>{t('incident.missedPenaltyNote')}</Note>
        </span>
      );
    case 'card':
      return <span>{player}</span>;
  }
}

function iconOf(entry: PlayEntry): IncidentIconName {
  switch (entry.kind) {
    case 'goal':
      return entry.how === 'ownGoal' ? 'ownGoal' : 'goal';
    case 'card':
      return entry.colour;
    case 'missedPenalty':
    case 'substitution':
    case 'var':
      return entry.kind;
  }
}

function nameOf(entry: PlayEntry): string {
  switch (entry.kind) {
    case 'goal':
      return t(`incident.${entry.how}`);
    case 'card':
      return t(`incident.${entry.colour}`);
    case 'missedPenalty':
    case 'substitution':
    case 'var':
      return t(`incident.${entry.kind}`);
  }
}

const Line = styled.div`
  display: grid;
  grid-template: 'home minute away' auto / minmax(0, 1fr) 58px minmax(0, 1fr);
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
  font-size: 12px;
  font-weight: 600;
  white-space: nowrap;
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
  & > b { flex: none; }
`;

const Note = styled.small`
  color: var(--ink-2);
  font-size: 12px;
`;

const Off = styled.small`
  display: block;
  color: var(--ink-2);
  font-size: 12px;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
