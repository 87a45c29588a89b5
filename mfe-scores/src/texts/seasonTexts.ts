import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of a table; they load with the pages of a competition and of a match. */
export const seasonVi = {
  season: {
    caption: {
      tong: 'Bảng xếp hạng {{- name}}',
      'san-nha': 'Bảng xếp hạng {{- name}}, chỉ các trận sân nhà',
      'san-khach': 'Bảng xếp hạng {{- name}}, chỉ các trận sân khách',
      'hiep-1': 'Bảng xếp hạng {{- name}}, tính theo tỷ số hiệp một',
      'phong-do': 'Bảng xếp hạng {{- name}}, năm trận gần nhất của mỗi đội',
    },
    none: 'Giải đấu này không có bảng xếp hạng.',
    noHalf: 'Chưa có tỷ số hiệp một của giải này.',
    inMatch: '(đội của trận này)',
    ofPage: '(đội của trang này)',
    playing: '(đang đá)',
    zones: 'Ý nghĩa các màu',
    zone: '{{- name}}: hạng {{- places}}',
    inZone: '({{- name}})',
    column: {
      rank: 'Thứ hạng',
      team: 'Đội',
      played: 'Số trận',
      won: 'Thắng',
      drawn: 'Hoà',
      lost: 'Bại',
      goals: 'Bàn thắng và bàn thua',
      difference: 'Hiệu số',
      points: 'Điểm',
      form: 'Phong độ, trận mới nhất ở cuối',
    },
    columnShort: {
      rank: '#',
      team: 'Đội',
      played: 'Tr',
      won: 'T',
      drawn: 'H',
      lost: 'B',
      goals: 'BT–BB',
      difference: 'HS',
      points: 'Đ',
      form: 'Phong độ',
    },
    ofAll: 'Phong độ ở mọi giải, trận mới nhất ở cuối',
    ofAllShort: 'mọi giải',
  },
} as const;

export const t = createTexts('scores', seasonVi);
