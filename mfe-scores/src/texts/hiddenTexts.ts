import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of scores that the visitor hides; they load for who does, and with the detail of a match. */
export const hiddenVi = {
  hidden: {
    score: 'Tỷ số đang ẩn',
    open: 'Xem chi tiết: {{- home}} – {{- away}}, tỷ số đang ẩn',
    showScore: 'Hiện tỷ số: {{- home}} – {{- away}}',
    match: 'Tỷ số, diễn biến, thống kê và kèo của trận này đang ẩn.',
    showMatch: 'Hiện tỷ số',
    showForm: 'Hiện phong độ',
    cover: {
      table: 'Bảng xếp hạng đang ẩn, vì nó cho biết kết quả.',
      scorers: 'Danh sách ghi bàn đang ẩn, vì nó cho biết kết quả.',
      bracket: 'Các cặp đấu loại đang ẩn, vì chúng cho biết kết quả.',
      groups: 'Các bảng đấu đang ẩn, vì chúng cho biết kết quả.',
      history: 'Kết quả các trận trước đang ẩn.',
    },
    uncover: {
      table: 'Hiện bảng xếp hạng',
      scorers: 'Hiện danh sách ghi bàn',
      bracket: 'Hiện các cặp đấu loại',
      groups: 'Hiện các bảng đấu',
      history: 'Hiện các trận trước',
    },
  },
} as const;

export const t = createTexts('scores', hiddenVi);
