import { writtenId } from './writtenId';

it.each([
  ['123', '123'],
  [' 123 ', '123'],
  ['1l4rjnh22p2wm7v', '1l4rjnh22p2wm7v'],
  ['/tran-dau/123', '123'],
  ['/tran-dau/123/ha-noi-hai-phong?tab=keo', '123'],
  ['https://tyso.example/tran-dau/123/ha-noi-hai-phong', '123'],
  ['https://tyso.example/bong-da/tran-dau/123/', '123'],
  ['/tran-dau/%C4%90%E1%BB%99i%2F1/x', 'Đội/1'],
])('%s names %s', (written, id) => {
  expect(writtenId('match', written)).toBe(id);
});

it.each(['', '  ', 'Hà Nội – Hải Phòng', '/tran-dau/', '/giai-dau/1', '/tran-dau/%', 'a/b', '7'.repeat(501)])(
  '"%s" names none',
  (written) => {
    expect(writtenId('match', written)).toBeUndefined();
  },
);

it('each kind has pages of its own', () => {
  expect(writtenId('competition', 'https://tyso.example/giai-dau/201/ngoai-hang-anh')).toBe('201');
  expect(writtenId('competition', '/tran-dau/1')).toBeUndefined();
});
