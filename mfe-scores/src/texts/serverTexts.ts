import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts that only the server entry needs: titles of pages with a parameter, and the ways from page to page of a board's rows. */
export const serverVi = {
  path: {
    home: 'Trang chủ',
    ofPage: '{{- title}} – trang {{page}}',
  },
  boardPages: {
    label: 'Các trang của bảng',
    earlier: 'Trang trước: {{from}}–{{to}}',
    later: 'Trang sau: {{from}}–{{to}} trong {{count}} trận',
    end: 'Bảng có {{count}} trận; trang này có trận {{from}}–{{to}}.',
    endOfUnfolded: 'Bảng có {{count}} trận; trang này có trận {{from}}–{{to}} trong {{rows}} trận không thu gọn.',
    none: 'Bảng này không có trang {{page}}.',
    last: 'Xem trang {{page}}',
  },
  late: {
    said: 'Phần này chưa tới kịp.',
    again: 'Tải lại trang',
  },
};

export const t = createTexts('scores', serverVi);
