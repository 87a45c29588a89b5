import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of a tie of two legs beside one of them; they load with the page of a match. */
export const tieVi = {
  tie: {
    leg: { first: 'Lượt đi {{score}}', second: 'Lượt về {{score}}' },
    total: 'Tổng {{score}}',
    won: {
      goesOn: '{{- team}} đi tiếp',
      champion: '{{- team}} vô địch',
      third: '{{- team}} giành hạng ba',
    },
    byKicks: '{{- won}} trên chấm luân lưu',
    show: 'Hiện kết quả hai lượt',
  },
} as const;

export const t = createTexts('scores', tieVi);
