import { createTexts } from 'shared-kernel/texts/createTexts';

/** The squad of a team; it loads with the team's page. */
export const squadVi = {
  squad: {
    listed: 'Đội hình',
    seen: 'Cầu thủ ra sân gần đây',
    seenIn:
      'Chưa có danh sách đăng ký: đây là những người đá chính hoặc dự bị trong {{count}} trận gần nhất có đội hình.',
    coach: 'Huấn luyện viên:',
    number: 'số {{number}}',
    line: { G: 'Thủ môn', D: 'Hậu vệ', M: 'Tiền vệ', F: 'Tiền đạo', unknown: 'Chưa rõ vị trí' },
  },
} as const;

export const t = createTexts('scores', squadVi);
