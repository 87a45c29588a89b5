import type { GoalLine } from '../../../domain/liveLine';
import { t } from '../../../texts/liveTextTexts';
import type { TeamNames } from '../../parts/teamNames';

/** Who scored, and what the goal does to the match: `Saka mở tỷ số cho Arsenal từ chấm phạt đền`. */
export function goalClause(line: GoalLine, names: TeamNames): string {
  switch (line.how) {
    case 'play':
      return scored(line, names);
    case 'penalty':
      return t('liveText.penalty', { what: scored(line, names) });
    case 'ownGoal':
      return ownGoal(line, names);
  }
}

function scored({ side, player, effect }: GoalLine, names: TeamNames): string {
  if (side === 'neither') return player ? t('liveText.byPlayerOfNoTeam', { player }) : t('liveText.byNobody');
  const team = names[side];
  return player ? t(`liveText.byPlayer.${effect}`, { player, team }) : t(`liveText.byTeam.${effect}`, { team });
}

/** The scorer's side is the other one (M15). */
function ownGoal({ side, player, effect }: GoalLine, names: TeamNames): string {
  if (side === 'neither') {
    return player ? t('liveText.ownGoal.byPlayer', { player }) : t('liveText.ownGoal.byNobody');
  }
  const [team, other] = side === 'home' ? [names.home, names.away] : [names.away, names.home];
  const what = player
    ? t('liveText.ownGoal.byPlayer', { player: t('liveText.ofTeam', { player, team: other }) })
    : t('liveText.ownGoal.byTeam', { team: other });
  if (effect === 'scores') return t('liveText.ownGoal.credited', { what, team });
  return t('liveText.ownGoal.andSo', { what, effect: t(`liveText.byTeam.${effect}`, { team }) });
}
