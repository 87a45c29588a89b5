import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of a picker's list; they load with it. */
export const pickListVi = {
  pickList: {
    all: 'Chọn tất cả',
    competitions: {
      search: 'Tìm giải đấu hoặc đội bóng',
      other: 'Giải khác',
      only: 'Chỉ giải này',
    },
    countries: {
      search: 'Tìm quốc gia',
      other: 'Quốc gia khác',
      only: 'Chỉ quốc gia này',
    },
  },
} as const;

export const t = createTexts('scores', pickListVi);
