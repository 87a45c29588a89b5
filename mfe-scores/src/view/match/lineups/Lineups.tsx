import { ABOVE_PHONE } from 'shared-kernel/design/media';
import type { Lineups as MatchLineups } from 'shared-kernel/entities/lineups';
import type { Match } from 'shared-kernel/entities/match';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { placedPlayers } from '../../../domain/placedPlayers';
import { playerEventsOf } from '../../../domain/playerEvents';
import { t } from '../../../texts/detailTexts';
import type { TeamNames } from '../../parts/teamNames';
import { Pitch } from './Pitch';
import { TeamList } from './TeamList';

type Props = { lineups: MatchLineups | undefined; match: Match; names: TeamNames };

const SIDES = ['home', 'away'] as const;

/** Both sides on a pitch as far as their places are known, and what else is known of them. */
export function Lineups({ lineups, match, names }: Props) {
  if (!lineups || (!lineups.home && !lineups.away)) return <NoData text={t('lineups.none')} />;
  const events = playerEventsOf(match, lineups);
  const sides = SIDES.map((side) => {
    const team = lineups[side];
    return { side, name: names[side], team, placed: team && placedPlayers(team) };
  });
  return (
    <Box>
      <p>{t(lineups.is_confirmed ? 'lineups.confirmed' : 'lineups.expected')}</p>
      <Pitch sides={sides} events={events} />
      <Teams>
        {sides.map(({ side, name, team, placed }) => (
          <TeamList key={side} name={name} team={team} events={events} isOnPitch={placed !== undefined} />
        ))}
      </Teams>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  & > p { margin: 0; color: var(--ink-2); font-size: 0.8125rem; font-weight: 600; text-align: center; }
`;

const Teams = styled.div`
  display: grid;
  gap: var(--space-4);
  @media ${ABOVE_PHONE} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
