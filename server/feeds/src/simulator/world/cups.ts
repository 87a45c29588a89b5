import { countries } from './countries';
import { chinese, indian, japanese, korean, saudi, thai, vietnamese } from './players/asia';
import { australian } from './players/otherContinents';
import type { WorldCompetition } from './worldCompetition';

/** A cup of eight teams of the simulator: two groups, then knock-out rounds. Its `players` are those of a team without its own. */
export type WorldCup = WorldCompetition;

/** National teams, because clubs play every third day already. The teams are real, the cup and its matches are invented. */
export const asianCup: WorldCup = {
  id: 190,
  name: 'Cúp châu Á',
  short_name: 'C.Á',
  primary_color: '#8e2430',
  country_id: countries.international.id,
  is_hot: false,
  kickoffs: ['11:00', '13:00'],
  players: vietnamese,
  teams: [
    { id: 19001, name: 'Việt Nam', strength: 70, players: vietnamese },
    { id: 19002, name: 'Thái Lan', strength: 71, players: thai },
    { id: 19003, name: 'Nhật Bản', strength: 84, players: japanese },
    { id: 19004, name: 'Hàn Quốc', strength: 82, players: korean },
    { id: 19005, name: 'Trung Quốc', strength: 68, players: chinese },
    { id: 19006, name: 'Úc', strength: 79, players: australian },
    { id: 19007, name: 'Ấn Độ', strength: 60, players: indian },
    { id: 19008, name: 'Ả Rập Xê Út', strength: 76, players: saudi },
  ],
};
