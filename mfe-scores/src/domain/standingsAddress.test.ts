import { competitionIn, standingsAddress } from './standingsAddress';

const PAGE = 'https://tyso.vn/bong-da/bang-xep-hang?giai=7';
const dark = { theme: 'dark', competition: null };

it('passes theme and competition to our own page', () => {
  expect(standingsAddress('/embed/bang-xep-hang', PAGE, { theme: 'dark', competition: '7' })).toEqual({
    src: '/embed/bang-xep-hang?theme=dark&giai=7',
    isOwn: true,
  });
  expect(standingsAddress('https://tyso.vn/embed/bang-xep-hang', PAGE, dark)).toEqual({
    src: '/embed/bang-xep-hang?theme=dark',
    isOwn: true,
  });
});

it('leaves out what is unknown', () => {
  const unknown = { theme: undefined, competition: null };
  expect(standingsAddress('/embed/bang-xep-hang', PAGE, unknown)).toEqual({ src: '/embed/bang-xep-hang', isOwn: true });
});

it('takes a foreign page as it is configured', () => {
  const foreign = 'https://tables.example/v-league?lang=vi';
  expect(standingsAddress(foreign, PAGE, dark)).toEqual({ src: foreign, isOwn: false });
});

it.each([
  [{ giai: '101' }, '101'],
  [{ giai: null }, undefined],
  [{ giai: 101 }, undefined],
  [{ giai: '<b>' }, undefined],
  ['giai', undefined],
  [null, undefined],
])('a frame that says %j shows %j', (message, id) => expect(competitionIn(message)).toBe(id));
