import { createTexts } from 'shared-kernel/texts/createTexts';

/** The texts of a cup’s groups and bracket; they load with the page of a competition. */
export const cupVi = {
  cup: {
    groups: 'Vòng bảng',
    bracket: 'Vòng loại trực tiếp',
    wayToBracket: 'Vòng loại trực tiếp {{- name}}',
    groupName: '{{- name}}, {{- group}}',
    rule: 'Bằng điểm thì xét hiệu số, rồi số bàn thắng; vẫn bằng nhau thì đồng hạng. Điều lệ riêng của giải, như xét đối đầu, chưa được tính.',
    fairPlay: 'Điểm fair-play xét theo thẻ phạt, khi biết đủ thẻ của mọi trận trong bảng.',
    goesOn: '(đi tiếp)',
    champion: '(vô địch)',
    third: '(hạng ba)',
    live: 'đang đá',
    kicks: 'luân lưu {{count}}',
    leg: 'lượt {{count}}',
    aggregate: 'tổng {{count}}',
    both: 'Tổng tỷ số hai lượt',
    match: 'Trận {{- home}} gặp {{- away}}',
  },
} as const;

export const t = createTexts('scores', cupVi);
