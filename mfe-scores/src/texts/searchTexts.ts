import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of the search; they load with its page. */
export const searchVi = {
  search: {
    heading: 'Tìm kiếm',
    title: 'Tìm đội bóng, giải đấu, trận đấu',
    titleOf: 'Tìm “{{- text}}”',
    description: 'Tìm đội bóng, giải đấu và trận đấu theo tên, gõ có dấu hay không dấu đều được.',
    label: 'Tên đội bóng, giải đấu hoặc hai đội của một trận',
    go: 'Tìm',
    hint: 'Gõ tên đội bóng, giải đấu, hoặc hai đội của một trận đấu; không cần dấu. Ví dụ: ha noi, mu gặp everton, ngoai hang anh.',
    none: 'Không tìm thấy đội bóng, giải đấu hay trận đấu nào có “{{- text}}”.',
    found: 'Tìm thấy {{teams}} đội bóng, {{competitions}} giải đấu, {{matches}} trận đấu',
    teams: 'Đội bóng',
    competitions: 'Giải đấu',
    matches: 'Trận đấu',
  },
};

export const t = createTexts('scores', searchVi);
