import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of the page of league tables; they load with it. */
export const tablesVi = {
  standings: {
    newTab: 'Mở trong tab mới',
    of: 'Bảng xếp hạng {{- name}}',
    description: 'Bảng xếp hạng {{- name}}: số trận, hiệu số, điểm và phong độ của từng đội, cập nhật sau mỗi trận.',
    others: 'Bảng xếp hạng các giải đấu',
  },
} as const;

export const t = createTexts('scores', tablesVi);
