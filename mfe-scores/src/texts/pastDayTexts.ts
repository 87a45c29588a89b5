import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of days that are no longer on the strip, and of the field that leads to them. */
export const pastDayVi = {
  pastDay: {
    field: 'Xem kết quả của ngày khác',
    go: 'Xem',
    title: 'Kết quả {{- day}}',
    none: 'Không có kết quả nào của ngày này.',
    otherLeague: 'Giải khác',
    before: 'Ngày trước',
    after: 'Ngày sau',
  },
} as const;

export const t = createTexts('scores', pastDayVi);
