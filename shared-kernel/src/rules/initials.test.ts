import { initialsOf } from './initials';

it.each([
  ['Hà Nội FC', 'HN'],
  ['Arsenal', 'AR'],
  ['Đồng Tháp', 'ĐT'],
  ['FC Seoul', 'SE'],
  ['CLB', 'CL'],
  ['Paris Saint-Germain', 'PS'],
  ['ếch', 'ẾC'],
  ['', ''],
])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
