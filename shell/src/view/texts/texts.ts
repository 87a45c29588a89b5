import { createTexts } from 'shared-kernel/texts/createTexts';

export const vi = {
  skipToContent: 'Đến nội dung chính',
  skipToBoard: 'Đến bảng tỷ số',
  home: 'TySo – về trang chủ',
  loading: 'Đang tải dữ liệu',
  retry: 'Thử lại',
  menu: {
    label: 'Menu chính',
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
    /** On a phone. */
    short: { live: 'Tỷ số', fixtures: 'Lịch', odds: 'Tỷ lệ', bookmakers: 'Nhà cái' },
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
    light: 'Ngày',
    dark: 'Đêm',
    toDark: 'Chuyển sang giao diện tối',
    toLight: 'Chuyển sang giao diện sáng',
  },
  header: { search: 'Tìm kiếm', settings: 'Cài đặt' },
  connection: {
    lost: 'Mất kết nối – dữ liệu lúc {{time}}',
    unreached: 'Chưa nhận được dữ liệu trực tiếp',
    back: 'Đã kết nối lại',
    silent: 'Nguồn dữ liệu gián đoạn từ {{time}}',
  },
  remote: {
    failed: 'Không tải được phần này',
    articlesFailed: 'Tạm thời không xem được bài viết',
    failedHint: 'Trang sẽ tự thử lại. Các phần khác vẫn hoạt động.',
    off: 'Phần này đang tạm đóng',
    outdated: 'Phần này cần phiên bản mới của trang. Vui lòng tải lại trang.',
    reload: 'Tải lại trang',
  },
  underConstruction: {
    title: 'Trang đang được xây dựng',
    text: 'Sân đang được kẻ vạch. Mời bạn quay lại sau.',
    toLive: 'Xem tỷ số trực tuyến',
  },
  unexpected: { title: 'Unexpected Application Error!', back: 'Về trang chủ' },
  chat: { title: 'Trò chuyện', failed: 'Không tải được phòng trò chuyện' },
  backToTop: 'Lên đầu trang',
  footer: {
    about:
      'TySo cập nhật tỷ số bóng đá trực tuyến, kết quả, lịch thi đấu, tỷ lệ kèo, bảng xếp hạng, soi kèo và tin tức của các giải đấu lớn nhỏ trên thế giới, từng phút một.',
    simulated: 'Bản trình diễn: trận đấu, đội hình, kèo và huy hiệu ở đây là mô phỏng.',
    elsewhere: 'TySo trên mạng xã hội',
    note: 'Thông tin chỉ để tham khảo. Quảng cáo cá cược dành cho người từ 18 tuổi.',
  },
} as const;

/** The shell's texts, by keys that the compiler knows. */
export const t = createTexts('shell', vi);
