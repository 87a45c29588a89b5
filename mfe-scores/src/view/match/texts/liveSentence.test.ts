import i18next from 'i18next';
import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aMatch, anIncident } from 'shared-kernel/testing/builders';
import { liveText } from '../../../domain/liveText';
import { teamNames } from '../../parts/teamNames';
import { liveSentence, sideNames } from './liveSentence';

beforeAll(() => i18next.init({ lng: 'vi', resources: {}, interpolation: { escapeValue: false } }));

const NAMES = { home: 'Arsenal', away: 'Chelsea' };
const { YellowCard, RedCard, SecondYellow, PenaltyGoal, PenaltyMissed, OwnGoal, Substitution, Var } = IncidentType;
const { ShootoutScored, ShootoutMissed } = IncidentType;
const { FirstHalf, SecondHalf, ExtraTime, PenaltyShootout, Ended, Interrupted, Abandoned } = MatchStatus;

/** A score of as many goals as a test lists, or more. */
const AMPLE = { home_scores: [9, 0], away_scores: [9, 0] };

const sentences = (incidents: Partial<Incident>[], given: Partial<MatchRecord> = {}, names = NAMES) =>
  liveText(aMatch({ status_id: FirstHalf, ...AMPLE, incidents: incidents.map(anIncident), ...given }), undefined).map(
    ({ line }) => liveSentence(line, sideNames(names)).replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
  );
const newest = (...given: Parameters<typeof sentences>) => sentences(...given)[0];

const saka: Partial<Incident> = { player_name: 'Saka' };
const palmer: Partial<Incident> = { position: Side.Away, player_name: 'Palmer' };
const atHome: Partial<Incident> = { position: Side.Home };
const ofNobody: Partial<Incident> = { position: Side.Neither };

describe('a goal', () => {
  it.each<[Partial<Incident>[], string]>([
    [[saka], 'VÀO! Saka mở tỷ số cho Arsenal. Arsenal 1 – 0 Chelsea.'],
    [[saka, palmer], 'VÀO! Palmer gỡ hoà cho Chelsea. Arsenal 1 – 1 Chelsea.'],
    [[saka, palmer, palmer], 'VÀO! Palmer đưa Chelsea vươn lên dẫn trước. Arsenal 1 – 2 Chelsea.'],
    [[saka, saka], 'VÀO! Saka nới rộng cách biệt cho Arsenal. Arsenal 2 – 0 Chelsea.'],
    [[palmer, palmer, saka], 'VÀO! Saka rút ngắn tỷ số cho Arsenal. Arsenal 1 – 2 Chelsea.'],
    [[saka, { ...saka, home_score: 4, away_score: 0 }], 'VÀO! Saka ghi bàn cho Arsenal. Arsenal 4 – 0 Chelsea.'],
    [[{ ...saka, type: PenaltyGoal }], 'VÀO! Saka mở tỷ số cho Arsenal từ chấm phạt đền. Arsenal 1 – 0 Chelsea.'],
    [
      [saka, { type: OwnGoal, position: Side.Away, player_name: 'Gabriel' }],
      'VÀO! Gabriel (Arsenal) phản lưới nhà, Chelsea gỡ hoà. Arsenal 1 – 1 Chelsea.',
    ],
    [
      [{ ...saka, type: OwnGoal, home_score: 3, away_score: 0 }],
      'VÀO! Saka (Chelsea) phản lưới nhà, bàn thắng được tính cho Arsenal. Arsenal 3 – 0 Chelsea.',
    ],
  ])('%j: %s', (incidents, sentence) => expect(newest(incidents)).toBe(sentence));

  it.each<[Partial<Incident>[], string]>([
    [[atHome], 'VÀO! Arsenal mở tỷ số. Arsenal 1 – 0 Chelsea.'],
    [[atHome, { position: Side.Away }], 'VÀO! Chelsea gỡ hoà. Arsenal 1 – 1 Chelsea.'],
    [[palmer, palmer, { type: PenaltyGoal }], 'VÀO! Arsenal rút ngắn tỷ số từ chấm phạt đền. Arsenal 1 – 2 Chelsea.'],
    [[{ type: OwnGoal }], 'VÀO! Cầu thủ Chelsea phản lưới nhà, Arsenal mở tỷ số. Arsenal 1 – 0 Chelsea.'],
    [[ofNobody], 'VÀO! Có bàn thắng.'],
    [[{ ...ofNobody, player_name: 'Saka' }], 'VÀO! Saka ghi bàn.'],
    [[{ ...ofNobody, type: PenaltyGoal }], 'VÀO! Có bàn thắng từ chấm phạt đền.'],
    [[{ ...ofNobody, type: OwnGoal }], 'VÀO! Có bàn phản lưới nhà.'],
    [[{ ...ofNobody, type: OwnGoal, player_name: 'Saka' }], 'VÀO! Saka phản lưới nhà.'],
    [
      [
        { ...saka, home_score: 2, away_score: 0 },
        { ...saka, home_score: 1, away_score: 0 },
      ],
      'VÀO! Saka ghi bàn cho Arsenal.',
    ],
    [[{ player_name: 'Neymar Jr.', position: Side.Neither, type: OwnGoal }], 'VÀO! Neymar Jr. phản lưới nhà.'],
    [[{ player_name: 'de Jong' }], 'VÀO! De Jong mở tỷ số cho Arsenal. Arsenal 1 – 0 Chelsea.'],
    [[{ player_name: '{{team}} $t(x) <b>' }], 'VÀO! {{team}} $t(x) <b> mở tỷ số cho Arsenal. Arsenal 1 – 0 Chelsea.'],
  ])('with what is known alone, %j: %s', (incidents, sentence) => expect(newest(incidents)).toBe(sentence));

  it('of a team that is unknown is that of the side', () => {
    expect(newest([{ ...saka, position: Side.Away }], {}, teamNames(undefined, undefined))).toBe(
      'VÀO! Saka mở tỷ số cho đội khách. Đội chủ nhà 0 – 1 đội khách.',
    );
  });
});

it.each<[Partial<Incident>, string]>([
  [{ ...saka, type: YellowCard }, 'Saka (Arsenal) nhận thẻ vàng.'],
  [{ type: YellowCard }, 'Arsenal nhận thẻ vàng.'],
  [{ ...ofNobody, type: YellowCard }, 'Trọng tài rút thẻ vàng.'],
  [{ ...ofNobody, type: YellowCard, player_name: 'Saka' }, 'Saka nhận thẻ vàng.'],
  [{ ...palmer, type: RedCard }, 'Palmer (Chelsea) nhận thẻ đỏ.'],
  [{ type: RedCard }, 'Arsenal nhận thẻ đỏ.'],
  [{ ...ofNobody, type: RedCard, player_name: 'Saka' }, 'Saka nhận thẻ đỏ.'],
  [{ ...saka, type: SecondYellow }, 'Saka (Arsenal) nhận thẻ vàng thứ hai và bị truất quyền thi đấu.'],
  [{ type: SecondYellow }, 'Arsenal có cầu thủ bị truất quyền thi đấu vì thẻ vàng thứ hai.'],
  [{ ...ofNobody, type: SecondYellow }, 'Một cầu thủ bị truất quyền thi đấu vì thẻ vàng thứ hai.'],
  [{ ...saka, type: PenaltyMissed }, 'Saka (Arsenal) đá hỏng phạt đền.'],
  [{ ...ofNobody, type: PenaltyMissed }, 'Một quả phạt đền bị đá hỏng.'],
  [
    { type: Substitution, in_player_name: 'Jesus', out_player_name: 'Saka' },
    'Arsenal thay người: Jesus vào thay Saka.',
  ],
  [
    { type: Substitution, in_player_name: 'Jesus', out_player_name: 'Neymar Jr.' },
    'Arsenal thay người: Jesus vào thay Neymar Jr.',
  ],
  [{ type: Substitution, in_player_name: 'Jesus' }, 'Arsenal thay người: Jesus vào sân.'],
  [{ type: Substitution, out_player_name: 'Saka' }, 'Arsenal thay người: Saka rời sân.'],
  [{ type: Substitution }, 'Arsenal thay người.'],
  [{ ...ofNobody, type: Substitution, in_player_name: 'Jesus' }, 'Thay người: Jesus vào sân.'],
  [{ ...palmer, type: Var }, 'VAR xem lại tình huống của Palmer (Chelsea).'],
  [{ type: Var }, 'VAR xem lại một tình huống của Arsenal.'],
  [{ ...ofNobody, type: Var }, 'VAR xem lại một tình huống.'],
])('%j: %s', (incident, sentence) => expect(newest([incident])).toBe(sentence));

describe('the whistle', () => {
  const after = { home_scores: [1, 1, 0, 0, 0, 2, 4], away_scores: [1, 0, 0, 0, 0, 2, 3] };
  const late = { ...palmer, time: 60 };

  it.each<[Partial<MatchRecord>, string]>([
    [{ status_id: SecondHalf }, 'Trận đấu bắt đầu.'],
    [{ status_id: SecondHalf, ...after }, 'Hết hiệp một: Arsenal 1 – 0 Chelsea.'],
    [{ status_id: SecondHalf }, 'Hiệp hai bắt đầu.'],
    [{ status_id: ExtraTime, ...after }, 'Hết 90 phút: Arsenal 1 – 1 Chelsea. Hai đội bước vào hiệp phụ.'],
    [
      { status_id: PenaltyShootout, ...after },
      'Hết hiệp phụ: Arsenal 2 – 2 Chelsea. Hai đội bước vào loạt sút luân lưu.',
    ],
    [{ status_id: PenaltyShootout }, 'Arsenal 9 – 9 Chelsea. Hai đội bước vào loạt sút luân lưu.'],
    [
      { status_id: Ended, home_scores: [1, 0, 0, 0, 0, 3], away_scores: [1, 0, 0, 0, 0, 2] },
      'Trận đấu kết thúc sau hiệp phụ: Arsenal 3 – 2 Chelsea.',
    ],
    [{ status_id: Interrupted, ...after }, 'Trận đấu bị gián đoạn: Arsenal 2 – 2 Chelsea.'],
    [{ status_id: Abandoned, ...after }, 'Trận đấu bị bỏ dở: Arsenal 2 – 2 Chelsea.'],
    [{ status_id: Ended, home_scores: [3], away_scores: [1] }, 'Trận đấu kết thúc: Arsenal 3 – 1 Chelsea.'],
    [{ status_id: Ended, ...after }, 'Trận đấu kết thúc: Arsenal 2 – 2 Chelsea. Arsenal thắng 4–3 trên chấm luân lưu.'],
    [
      { status_id: Ended, home_scores: [1, 0, 0, 0, 0, 0, 2], away_scores: [1, 0, 0, 0, 0, 0, 4] },
      'Trận đấu kết thúc: Arsenal 1 – 1 Chelsea. Chelsea thắng 4–2 trên chấm luân lưu.',
    ],
    [
      { status_id: Ended, home_scores: [1, 0, 0, 0, 0, 0, 3], away_scores: [1, 0, 0, 0, 0, 0, 3] },
      'Trận đấu kết thúc: Arsenal 1 – 1 Chelsea.',
    ],
  ])('%j: %s', (given, sentence) => expect(sentences([late], given)).toContain(sentence));
});

it('a shoot-out is counted kick by kick', () => {
  const kick = (type: number, position: Side, player_name?: string): Partial<Incident> => ({
    type,
    position,
    player_name,
  });
  const kicks = [
    kick(ShootoutScored, Side.Home, 'Saka'),
    kick(ShootoutMissed, Side.Away),
    kick(ShootoutScored, Side.Neither),
    kick(ShootoutScored, Side.Away, 'Palmer'),
  ];
  expect(sentences(kicks, { status_id: PenaltyShootout }).slice(0, 3)).toEqual([
    'Palmer (Chelsea) sút thành công.',
    'Chelsea sút hỏng. Tỷ số luân lưu: Arsenal 1 – 0 Chelsea.',
    'Saka (Arsenal) sút thành công. Tỷ số luân lưu: Arsenal 1 – 0 Chelsea.',
  ]);
});

it('no line ends within a score', () => {
  const [line] = liveText(aMatch({ status_id: FirstHalf, ...AMPLE, incidents: [anIncident()] }), undefined);
  expect(line && liveSentence(line.line, NAMES)).toContain('Arsenal 1\u00a0–\u2060\u00a00 Chelsea');
});
