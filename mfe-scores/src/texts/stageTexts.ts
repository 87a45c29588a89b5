import { createTexts } from 'shared-kernel/texts/createTexts';

/** The rounds of leagues and the parts of cups; they load with the pages of a match and of a competition. */
export const stageVi = {
  stage: {
    matchday: 'Vòng {{number}}',
    group: 'Bảng {{- name}}',
    groupOfPhase: '{{- phase}}, bảng {{- name}}',
    phase: {
      first: 'Vòng bảng thứ nhất',
      second: 'Vòng bảng thứ hai',
      league_a: 'Hạng đấu A',
      league_b: 'Hạng đấu B',
      league_c: 'Hạng đấu C',
      league_d: 'Hạng đấu D',
    },
    round: {
      qualifying: 'Vòng loại',
      round_1: 'Vòng 1',
      round_2: 'Vòng 2',
      round_3: 'Vòng 3',
      round_4: 'Vòng 4',
      round_5: 'Vòng 5',
      round_6: 'Vòng 6',
      group: 'Vòng bảng',
      play_off: 'Vòng play-off',
      last_128: 'Vòng 1/64',
      last_64: 'Vòng 1/32',
      last_32: 'Vòng 1/16',
      last_16: 'Vòng 1/8',
      quarter_final: 'Tứ kết',
      semi_final: 'Bán kết',
      third_place: 'Tranh hạng ba',
      final: 'Chung kết',
    },
  },
} as const;

export const t = createTexts('scores', stageVi);
