import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of the history of prices; they load with it. */
export const pricesVi = {
  prices: {
    title: { full: 'Biến động kèo', half: 'Biến động kèo hiệp 1', corners: 'Biến động kèo phạt góc' },
    choose: 'Biến động của',
    none: 'Chưa ghi nhận biến động kèo nào của trận này.',
    onlyOpening: 'Giá kèo chưa thay đổi từ lúc mở cửa.',
    opening: 'Mở cửa',
    beforeKickOff: 'Trước trận',
    now: 'Hiện tại',
    last: 'Cuối cùng',
    market: 'Kèo',
    closed: 'Đóng kèo',
    suspended: 'Tạm khoá kèo',
    time: 'Giờ',
    line: 'Mức',
    home: 'Chủ',
    draw: 'Hoà',
    away: 'Khách',
    over: 'Tài',
    under: 'Xỉu',
    homeGives: 'Chủ chấp {{- line}}',
    awayGives: 'Khách chấp {{- line}}',
    rose: 'tăng',
    fell: 'giảm',
    moves: 'Các lần thay đổi: {{- market}}',
    chart: 'Biểu đồ {{- market}}',
    kickOff: 'Bóng lăn {{time}}',
    more: 'Xem thêm {{count}} lần thay đổi',
  },
} as const;

export const t = createTexts('scores', pricesVi);
