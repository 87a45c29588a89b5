import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of what both teams of a match played before it; they load with the match's page. */
export const historyVi = {
  history: {
    none: 'Chưa có dữ liệu đối đầu của hai đội.',
    neverMet: 'Hai đội chưa gặp nhau.',
    meetings: '{{count}} lần gặp nhau gần nhất',
    won: '{{- team}} thắng {{count}}',
    drawn: 'Hoà {{count}}',
    goals: 'Bàn thắng {{score}}',
    goalsForReaders: 'Bàn thắng: {{- home}} {{homeGoals}}, {{- away}} {{awayGoals}}',
    last: '{{count}} trận gần nhất của {{- team}}',
    noMatches: 'Chưa có kết quả nào của {{- team}}.',
    scoreOf: '{{- home}} {{score}} {{- away}}',
    extraTime: 'sau hiệp phụ',
    extraTimeShort: 'HP',
    shootoutShort: 'Pen',
    shootout: 'luân lưu {{score}}',
    shootoutWonBy: '{{- team}} thắng luân lưu',
    quarters: 'Bàn thắng theo từng 15 phút',
    quartersOf: 'Trong những trận có ghi phút: {{- home}} {{homeCount}} trận, {{- away}} {{awayCount}} trận.',
    minutes: 'Phút',
    quarter: '{{from}}–{{to}}’',
  },
} as const;

export const t = createTexts('scores', historyVi);
