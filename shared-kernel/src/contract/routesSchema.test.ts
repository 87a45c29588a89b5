import schema from './routes.schema.json';
import { SLOT_NAMES } from './slotName';

it('a list of routes may name every slot of the page, and no other', () => {
  expect(schema.properties.slots.items.enum).toEqual(SLOT_NAMES);
});

const pattern = new RegExp(schema.$defs.page.properties.path.pattern);

it.each(['/', '/news', '/news/:id', '/a.b/x-1', '/news/*', '/*'])('a page may have the pattern %s', (path) => {
  expect(path).toMatch(pattern);
});

it.each([
  '',
  'news',
  '/news/',
  '//news',
  '/news//a',
  '/news/:id?',
  '/a*',
  '/*/a',
  '/tin tức',
  '/news?x=1',
  '/:id.html',
])('no page may have the pattern %j, which servers and the router read differently or not at all', (path) => {
  expect(path).not.toMatch(pattern);
});
