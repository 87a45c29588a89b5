import type { Position } from 'shared-kernel/entities/player';
import type { FeedSquad } from '../../feedRecords';

const WORDS: Readonly<Record<Position, string>> = {
  G: 'Goalkeeper',
  D: 'Defender',
  M: 'Midfielder',
  F: 'Attacker',
};

/** A team's squad in the vendor's shape, which has no coach; of each tenth man it knows no shirt. */
export function vendorSquad({ team_id, players }: FeedSquad, name: string) {
  return {
    team: { id: team_id, name, logo: '' },
    players: players.map(({ id, name, number = null, position }, index) => ({
      ...{ id: Number(id), name, age: 20 + (index % 15), number: index % 10 === 9 ? null : number },
      ...{ position: position ? WORDS[position] : null, photo: '' },
    })),
  };
}
