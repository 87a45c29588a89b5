import * as v from 'valibot';
import { vitalsSchema } from '../protocol/beacon';
import schema from './routes.schema.json';
import { SLOT_NAMES } from './slotName';

it('a list of routes may name every slot of the page, and no other', () => {
  expect(schema.properties.slots.items.enum).toEqual(SLOT_NAMES);
});

const { path: rule } = schema.$defs.page.properties;
const pattern = new RegExp(rule.pattern);

it.each(['/', '/news', '/news/:id', '/tin-24h/:ngay/x-1', '/news/*', '/*', `/${'a'.repeat(rule.maxLength - 1)}`])(
  'a page may have the pattern %s, and is measured under it',
  (path) => {
    expect(path).toMatch(pattern);
    expect(v.is(vitalsSchema.entries.route, path)).toBe(true);
  },
);

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
  '/News',
  '/a.b',
])('no page may have the pattern %j, which router, servers or measurements read differently or not at all', (path) => {
  expect(path).not.toMatch(pattern);
});
