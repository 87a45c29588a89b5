import { decode } from 'shared-kernel/decode/decode';
import { feedSquadSchema } from '../../feedRecords';
import { world } from '../world/world';
import { feedSquad } from './feedSquad';

test('each team has a whole squad, with two goalkeepers, shirts and a coach', () => {
  for (const competition of [...world.competitions, ...world.cups]) {
    for (const team of competition.teams) {
      const squad = feedSquad(competition, team, 1);
      const refuse = (error: Error) => {
        throw error;
      };
      expect(decode(feedSquadSchema, squad, 'squad', refuse)).toEqual(squad);
      expect(squad.players.filter(({ position }) => position === 'G')).toHaveLength(2);
      expect(squad.players.every(({ number, position }) => number && position)).toBe(true);
    }
  }
});
