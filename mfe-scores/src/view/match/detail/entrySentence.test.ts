import i18next from 'i18next';
import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aMatch, anIncident } from 'shared-kernel/testing/builders';
import { timelineOf } from '../../../domain/timeline';
import { entrySentence } from './entrySentence';

beforeAll(() => i18next.init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } }));

const NAMES = { home: 'Arsenal', away: 'Chelsea' };
const { YellowCard, SecondYellow, PenaltyGoal, PenaltyMissed, OwnGoal, Substitution, Var } = IncidentType;

it.each<[Partial<Incident>, string]>([
  [{ time: 66, player_name: 'Saka' }, 'Bàn thắng, Arsenal, phút 66, Saka, tỷ số 1 – 0'],
  [
    { time: 90, added_time: 3, type: PenaltyGoal, position: Side.Away, player_name: 'Palmer' },
    'Bàn thắng (phạt đền), Chelsea, phút 90 cộng 3, Palmer, tỷ số 0 – 1',
  ],
  [
    { type: OwnGoal, position: Side.Away, player_name: 'Gabriel' },
    'Phản lưới nhà, tính cho Chelsea, phút 23, Gabriel, tỷ số 0 – 1',
  ],
  [{ type: PenaltyMissed, player_name: 'Saka' }, 'Đá hỏng phạt đền, Arsenal, phút 23, Saka'],
  [{ type: YellowCard, position: Side.Away }, 'Thẻ vàng, Chelsea, phút 23, Chưa rõ cầu thủ'],
  [{ type: SecondYellow, time: 0, player_name: 'Rice' }, 'Thẻ vàng thứ hai, Arsenal, Rice'],
  [
    { type: Substitution, in_player_name: 'Jesus', out_player_name: 'Saka' },
    'Thay người, Arsenal, phút 23, Jesus vào, Saka ra',
  ],
  [{ type: Substitution, in_player_name: 'Jesus' }, 'Thay người, Arsenal, phút 23, Jesus vào'],
  [{ type: Var, position: Side.Neither }, 'VAR, phút 23'],
  [{ type: Var, player_name: 'Saka' }, 'VAR, Arsenal, phút 23, Saka'],
])('%j is said: %s', (incident, sentence) => {
  const scores = { home_scores: [1, 0], away_scores: [1, 0] };
  const entries = timelineOf(
    aMatch({ status_id: MatchStatus.FirstHalf, ...scores, incidents: [anIncident(incident)] }),
  );
  const said = entries.map((entry) => entry.kind !== 'break' && entrySentence(entry, NAMES));
  expect(said).toContain(sentence);
});
