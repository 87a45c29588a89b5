import i18next from 'i18next';
import { createTexts } from './createTexts';
import { startTexts } from './startTexts';

it('reads a text without values once', async () => {
  const t = createTexts('translation', { plain: 'Trận đấu', valued: '{{n}} trận' });
  const read = (key: string, values?: object) => Reflect.apply(t, undefined, values ? [key, values] : [key]);
  await startTexts();
  expect([read('plain'), read('valued', { n: 1 }), read('valued', { n: 2 })]).toEqual(['Trận đấu', '1 trận', '2 trận']);

  const translate = jest.spyOn(i18next.services.interpolator, 'interpolate');
  expect([read('plain'), read('valued', { n: 3 })]).toEqual(['Trận đấu', '3 trận']);
  expect(translate.mock.calls.map(([text]) => text)).toEqual(['{{n}} trận']);
});
