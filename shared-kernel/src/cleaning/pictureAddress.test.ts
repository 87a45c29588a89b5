import { NO_ADDRESSES } from '../testing/hostile';
import { pictureAddress } from './pictureAddress';

const HOME = 'https://may-chu.example';

it.each<[string, string, string, string]>([
  // As written; with our own server; with another server.
  ['a path from the root', '/uploads/a.jpg', '/uploads/a.jpg', `${HOME}/uploads/a.jpg`],
  ['a path without a slash', 'uploads/a.jpg', '/uploads/a.jpg', `${HOME}/uploads/a.jpg`],
  ['a path from here', './a.jpg', '/a.jpg', `${HOME}/a.jpg`],
  ['a way up beyond the root', '../../uploads/a.jpg', '/uploads/a.jpg', `${HOME}/uploads/a.jpg`],
  ['a folder of media, a query', '/media/2022/a.jpg?w=640', '/media/2022/a.jpg?w=640', '/media/2022/a.jpg?w=640'],
  [
    'letters and spaces',
    ' /ảnh/sân cỏ.jpg ',
    '/%E1%BA%A3nh/s%C3%A2n%20c%E1%BB%8F.jpg',
    `${HOME}/%E1%BA%A3nh/s%C3%A2n%20c%E1%BB%8F.jpg`,
  ],
  ['another site', 'https://anh.example/a.jpg', 'https://anh.example/a.jpg', 'https://anh.example/a.jpg'],
  ['another site, with either scheme', '//anh.example/a.jpg', 'https://anh.example/a.jpg', 'https://anh.example/a.jpg'],
  ['encoded dots', '%2e%2e/%2e%2e/a.jpg', '/a.jpg', `${HOME}/a.jpg`],
  ['an encoded slash stays one name', '/a%2fb.jpg', '/a%2fb.jpg', `${HOME}/a%2fb.jpg`],
  ['a broken escape', '/100%.jpg', '/100%.jpg', `${HOME}/100%.jpg`],
  ['a fragment goes', '/a.svg#icon', '/a.svg', `${HOME}/a.svg`],
  ['tabs and line ends within', '/a\n\t.jpg', '/a.jpg', `${HOME}/a.jpg`],
  ['quotes and angle brackets', '/a"><b>.jpg', '/a%22%3E%3Cb%3E.jpg', `${HOME}/a%22%3E%3Cb%3E.jpg`],
  ['a name with a colon, from here', './a:b.jpg', '/a:b.jpg', `${HOME}/a:b.jpg`],
  ['what only looks like media', '/mediathek/a.jpg', '/mediathek/a.jpg', `${HOME}/mediathek/a.jpg`],
  [
    'another site with a port',
    'http://anh.example:81/a.jpg',
    'http://anh.example:81/a.jpg',
    'http://anh.example:81/a.jpg',
  ],
  [
    'another site’s name in other letters',
    'https://ảnh.example/a.jpg',
    'https://xn--nh-k5s.example/a.jpg',
    'https://xn--nh-k5s.example/a.jpg',
  ],
  ['another site, in backslashes', '\\\\anh.example\\a.jpg', 'https://anh.example/a.jpg', 'https://anh.example/a.jpg'],
])('%s', (_, src, here, elsewhere) => {
  expect(pictureAddress(src)).toBe(here);
  expect(pictureAddress(src, HOME)).toBe(elsewhere);
  expect(pictureAddress(here)).toBe(here);
  expect(pictureAddress(elsewhere, HOME)).toBe(elsewhere);
});

it.each([
  ...NO_ADDRESSES,
  'https://',
  undefined,
  '/',
  '#anh',
  '?anh',
  '..',
  '\\',
  'C:\\anh\\a.jpg',
  'https://ai:mat-khau@anh.example/a.jpg',
  '//ai@anh.example/a.jpg',
  'https://:80/a.jpg',
  'https://anh.example:port/a.jpg',
  'https://anh .example/a.jpg',
])('%p is no address of a picture', (src) => {
  expect(pictureAddress(src, HOME)).toBeUndefined();
});
