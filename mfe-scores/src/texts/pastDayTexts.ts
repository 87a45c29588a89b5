import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of days that are no longer on the strip, and of the field that leads to them. */
export const pastDayVi = {
  pastDay: {
    other: 'Ngày khác',
    field: 'Xem kết quả của ngày khác',
    go: 'Xem',
    title: 'Kết quả {{- day}}',
    ofDay: '{{- page}}, {{- day}}',
    description: '{{- page}}, {{- day}}: tỷ số và tỷ số hiệp một theo giải đấu.',
    none: 'Không có kết quả nào của ngày này.',
    otherLeague: 'Giải khác',
  },
} as const;

export const t = createTexts('scores', pastDayVi);
