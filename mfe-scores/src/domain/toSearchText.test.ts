import fc from 'fast-check';
import routes from '../../routes.json';
import { toSearchText } from './toSearchText';

const pattern = routes.pages.find(({ path }) => path === '/tim-kiem')?.query?.q;
/** As `delivery` compares a whole value, of at most 500 characters. */
const isHandedOn = (value: string) => value.length <= 500 && new RegExp(`^(?:${pattern})$`, 'u').test(value);

it.each([
  [undefined, ''],
  [null, ''],
  [' \n ', ''],
  ['  hà \n nội ', 'hà nội'],
  ['a'.repeat(101), 'a'.repeat(100)],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  [` ${'a'.repeat(499)}`, 'a'.repeat(100)],
  ['a'.repeat(501), ''],
  [`${'a'.repeat(99)}⚽${'🏆'}`, `${'a'.repeat(99)}⚽`],
  [`${'a'.repeat(99)}🏆`, 'a'.repeat(99)],
])('looks in %j for %j', (typed, text) => {
  expect(toSearchText(typed)).toBe(text);
});

it('looks in an address for the same in the app and on the server, which gets what the list of pages takes', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 600, unit: 'binary' }),
    fc.string({ maxLength: 600, unit: fc.constantFrom('a', ' ', '\n', '\u2028', '🏆') }),
    fc.string({ minLength: 495, maxLength: 505, unit: fc.constantFrom('a', '\n') }),
  );
  fc.assert(
    fc.property(texts, (typed) => {
      const onServer = toSearchText(isHandedOn(typed) ? typed : undefined);
      expect(onServer).toBe(toSearchText(typed));
      expect(() => encodeURIComponent(onServer)).not.toThrow();
    }),
  );
});
