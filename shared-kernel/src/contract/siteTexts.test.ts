import { pageTitle } from './siteTexts';

it('a title names the page first, then the site', () => {
  expect(pageTitle('Kết quả bóng đá')).toBe('Kết quả bóng đá | TySo');
});
