import { PAGE_TEXTS } from 'shared-kernel/contract/pageTexts';

/** Everything the shell says on screen. */
export const vi = {
  skipToContent: 'Đến nội dung chính',
  home: 'TySo – về trang chủ',
  loading: 'Đang tải dữ liệu',
  retry: 'Thử lại',
  menu: {
    label: 'Trang',
    live: 'Tỷ số trực tuyến',
    results: 'Kết quả',
    fixtures: 'Lịch thi đấu',
    previews: 'Soi kèo',
    odds: 'Tỷ lệ kèo',
    tables: 'BXH',
    tips: 'Tips',
    bookmakers: 'Top nhà cái',
    news: 'Tin tức',
    euroOdds: 'Tỷ lệ châu Âu',
    moreNews: 'Tin tức',
  },
  filters: {
    label: 'Lọc trận đấu',
    all: 'Tất cả',
    online: 'Trực tiếp',
    hot: 'Hot',
    favorite: 'Theo dõi',
    end: 'Kết thúc',
  },
  theme: {
    label: 'Giao diện',
    light: 'Ngày',
    dark: 'Đêm',
    toDark: 'Chuyển sang giao diện tối',
    toLight: 'Chuyển sang giao diện sáng',
    choice: { light: 'Sáng', dark: 'Tối', system: 'Theo thiết bị' },
  },
  settings: {
    open: 'Cài đặt',
    title: 'CÀI ĐẶT',
    board: 'Bảng tỷ số',
    yellowCards: 'Hiện thẻ vàng',
    yellowCardsHint: 'Số thẻ vàng cạnh tên đội; thẻ đỏ luôn hiện.',
    positions: 'Hiện thứ hạng đội',
    positionsHint: 'Vị trí trên bảng xếp hạng, như [3].',
    kept: 'Lựa chọn được lưu trên thiết bị này.',
  },
  connection: {
    lost: 'Mất kết nối – dữ liệu lúc {{time}}',
    back: 'Đã kết nối lại',
  },
  remote: {
    failed: 'Không tải được phần này',
    failedHint: 'Trang sẽ tự thử lại. Các phần khác vẫn hoạt động.',
    off: 'Phần này đang tạm đóng',
    outdated: 'Phần này cần phiên bản mới của trang',
    reload: 'Tải lại trang',
  },
  placeholder: {
    title: 'Trang đang được xây dựng',
    text: 'Sân đang được kẻ vạch. Mời bạn quay lại sau.',
    toLive: 'Xem tỷ số trực tuyến',
  },
  unexpected: { title: 'Unexpected Application Error!', back: 'Về trang chủ' },
  backToTop: 'Lên đầu trang',
  footer: {
    about:
      'TySo cập nhật tỷ số bóng đá trực tuyến, kết quả, lịch thi đấu, tỷ lệ kèo, bảng xếp hạng, soi kèo và tin tức của các giải đấu lớn nhỏ trên thế giới, từng phút một.',
    note: 'Thông tin chỉ để tham khảo. Quảng cáo cá cược dành cho người từ 18 tuổi.',
  },
  pages: PAGE_TEXTS,
} as const;
