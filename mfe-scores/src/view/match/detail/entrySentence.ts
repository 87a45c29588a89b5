import { incidentMinute, scoreText } from 'shared-kernel/rules/formats';
import { spokenClock } from 'shared-kernel/rules/spokenClock';
import type { PlayEntry } from '../../../domain/timelineEntry';
import { t } from '../../../texts/detailTexts';
import type { TeamNames } from '../../parts/teamNames';

/** An event as it is said: `Bàn thắng, Arsenal, phút 66, Saka, tỷ số 1 – 0`. */
export function entrySentence(entry: PlayEntry, names: TeamNames): string {
  const minute = spokenClock(incidentMinute({ time: entry.time, added_time: entry.added }));
  const parts = [kindOf(entry), teamOf(entry, names), minute, ...whoAndWhat(entry)];
  return parts.filter(Boolean).join(', ');
}

function kindOf(entry: PlayEntry): string {
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

function teamOf(entry: PlayEntry, names: TeamNames): string {
  if (entry.side === 'neither') return '';
  const team = names[entry.side];
  return entry.kind === 'goal' && entry.how === 'ownGoal' ? t('incident.creditedTo', { team }) : team;
}

function whoAndWhat(entry: PlayEntry): (string | undefined)[] {
  const player = entry.player ?? t('incident.unknownPlayer');
  switch (entry.kind) {
    case 'goal':
      return [player, entry.score && t('incident.scoreNow', { score: scoreText(entry.score) })];
    case 'substitution':
      return [t('incident.comesOn', { player }), entry.off && t('incident.goesOff', { player: entry.off })];
    case 'var':
      return [entry.player];
    case 'missedPenalty':
    case 'card':
      return [player];
  }
}
