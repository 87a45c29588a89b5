import { createTexts } from 'shared-kernel/texts/createTexts';

/** The notes below tables, with the names of tie-break criteria, and the scorers; they load with the tables. */
export const seasonNotesVi = {
  seasonNotes: {
    tabs: 'Các bảng xếp hạng',
    kind: {
      tong: 'Tổng',
      'san-nha': 'Sân nhà',
      'san-khach': 'Sân khách',
      'hiep-1': 'Hiệp 1',
      'phong-do': 'Phong độ',
    },
    basis: 'Tính từ {{count}} trận, từ ngày {{- day}}.',
    basisOfForm: 'Tính năm trận gần nhất đã kết thúc của mỗi đội.',
    live: 'Gồm {{count}} trận đang đá, với tỷ số lúc này.',
    fromFeed: 'Theo bảng của nguồn dữ liệu: ở đây chưa lưu đủ kết quả của mùa giải.',
    incomplete: 'Chưa đủ: ở đây chỉ lưu {{count}} trận của mùa giải, từ ngày {{- day}}.',
    rule: 'Bằng điểm thì xét lần lượt: {{- criteria}}; vẫn bằng nhau thì đồng hạng.',
    criterion: {
      goal_difference: 'hiệu số',
      goals_scored: 'số bàn thắng',
      wins: 'số trận thắng',
      away_wins: 'số trận thắng sân khách',
      away_goals: 'số bàn sân khách',
      fair_play: 'điểm fair-play',
      mutual_points: 'điểm đối đầu',
      mutual_difference: 'hiệu số đối đầu',
      mutual_goals: 'số bàn thắng đối đầu',
      mutual_away_goals: 'số bàn sân khách khi đối đầu',
    },
    decided: 'Đứng sau đội bằng điểm vì {{- criterion}}: {{- teams}}.',
    shared: 'Đồng hạng {{place}}: {{- teams}}.',
    scorers: {
      caption: 'Các cầu thủ ghi nhiều bàn nhất {{- name}}',
      column: { rank: 'Thứ hạng', player: 'Cầu thủ và đội', goals: 'Số bàn thắng', penalties: 'Trong đó phạt đền' },
      columnShort: { rank: '#', player: 'Cầu thủ', goals: 'Bàn', penalties: 'Pen' },
      basis:
        'Biết tên người ghi {{named}} trong {{count}} bàn của {{matches}} trận được tính. Bàn phản lưới nhà không tính.',
    },
  },
} as const;

export const t = createTexts('scores', seasonNotesVi);
