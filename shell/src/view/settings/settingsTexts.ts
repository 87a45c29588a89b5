import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of the settings; they load with their dialog. */
export const settingsVi = {
  settings: {
    title: 'CÀI ĐẶT',
    theme: 'Giao diện',
    themes: { light: 'Sáng', dark: 'Tối', system: 'Theo thiết bị' },
    notification: 'Nhận thông báo về',
    notificationHint:
      'Trận đang theo dõi luôn được báo. Giải đấu, quốc gia bị ẩn trên bảng tỷ số thì không. Nếu bạn chưa chọn ở đây, điện thoại chỉ báo trận đang theo dõi, hoặc trận hot khi chưa theo dõi trận nào.',
    notifications: { all: 'Mọi trận đấu', hot: 'Trận hot', favorite: 'Trận đang theo dõi' },
    toasts: 'Hiện thông báo trên trang',
    sounds: 'Âm thanh',
    goals: 'Bàn thắng',
    redCards: 'Thẻ đỏ',
    goalOf: { home: 'Khi đội nhà ghi bàn', away: 'Khi đội khách ghi bàn' },
    soundName: 'Âm thanh {{number}}',
    blocked:
      'Trình duyệt đang chặn âm thanh của trang. Hãy chọn một âm thanh để nghe thử, hoặc cho phép âm thanh trong trình duyệt.',
    board: 'Bảng tỷ số',
    hideScores: 'Ẩn tỷ số',
    hideScoresHint:
      'Tỷ số, diễn biến, kèo của trận đã bắt đầu, bảng xếp hạng và phong độ chỉ hiện khi bạn chạm vào. Trận đang ẩn tỷ số không có thông báo và âm thanh, và không có trong trang tỷ lệ kèo.',
    yellowCards: 'Hiện thẻ vàng',
    yellowCardsHint: 'Hiện số thẻ vàng cạnh tên đội; thẻ đỏ luôn được hiển thị.',
    positions: 'Hiện thứ hạng đội',
    positionsHint: 'Vị trí trên bảng xếp hạng, ví dụ [3].',
    corners: 'Hiện phạt góc trên điện thoại',
    cornersHint: 'Số quả phạt góc của hai đội, ví dụ PG 5–7.',
    saveData: 'Tiết kiệm dữ liệu',
    saveDataHint:
      'Tỷ số vẫn cập nhật trực tiếp; tỷ lệ kèo và thống kê chỉ cập nhật trong trận đang mở hoặc khi bật xem kèo.',
    prices: 'Tỷ lệ kèo chấp, tài xỉu',
    pricesHint: 'Kèo 1x2 luôn ở dạng thập phân. Mũi tên lên xuống theo tiền thắng, dạng nào cũng vậy.',
    priceFormats: {
      as_sent: 'Nguyên gốc',
      malay: 'Malay',
      hong_kong: 'Hong Kong',
      indonesian: 'Indo',
      decimal: 'Thập phân (Châu Âu)',
    },
    kept: 'Cài đặt được lưu trên thiết bị này.',
  },
};

export const t = createTexts('shell', settingsVi);
