import { createPageTexts } from './createPageTexts';

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

beforeEach(() => {
  document.head.innerHTML = '<title>Written</title><meta name="description" content="By delivery">';
});

const NEWS = { title: 'Tin tức', description: 'Mới nhất' };
const ARTICLE = { title: 'Hội quân', description: 'Đội tuyển' };

it('leaves what delivery wrote until there is something to say', () => {
  createPageTexts(document);
  expect([document.title, description()]).toEqual(['Written', 'By delivery']);
});

it('makes the tag of the description where there is none', () => {
  document.head.innerHTML = '';
  createPageTexts(document).show(NEWS);
  expect([document.title, description()]).toEqual(['Tin tức | TySo', 'Mới nhất']);
});

it('what a remote says of its page goes before what the site says of the address, whichever came first', () => {
  const texts = createPageTexts(document);
  const stop = texts.describe(ARTICLE);
  texts.show(NEWS);
  expect([document.title, description()]).toEqual(['Hội quân | TySo', 'Đội tuyển']);
  stop();
  expect([document.title, description()]).toEqual(['Tin tức | TySo', 'Mới nhất']);
});

it('a page that goes takes nothing of the next one with it', () => {
  const texts = createPageTexts(document);
  const stop = texts.describe({ title: 'Bài trước', description: '' });
  texts.describe(ARTICLE);
  stop();
  expect(document.title).toBe('Hội quân | TySo');
});

it('without a description of its own a page keeps that of the address', () => {
  const texts = createPageTexts(document);
  texts.show(NEWS);
  texts.describe({ title: 'Không có dữ liệu', description: '' });
  expect([document.title, description()]).toEqual(['Không có dữ liệu | TySo', 'Mới nhất']);
});

it('an unseen goal is the title until it was seen, also over a page that comes meanwhile', () => {
  const texts = createPageTexts(document);
  texts.announce('⚽ 67’ Arsenal 2 – 1 Chelsea');
  texts.show(NEWS);
  expect(document.title).toBe('⚽ 67’ Arsenal 2 – 1 Chelsea');
  texts.announce(undefined);
  expect(document.title).toBe('Tin tức | TySo');
});

it('what delivery wrote comes back after a goal', () => {
  const texts = createPageTexts(document);
  texts.announce('⚽');
  texts.announce(undefined);
  expect(document.title).toBe('Written');
});
