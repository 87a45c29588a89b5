import routes from '../routes.json';
import { openApp } from './testing/openApp';

it.each(routes.pages.map(({ path }) => path))('the page %s is rendered', async (path) => {
  const page = await openApp(path, () => ({ data: [], extra_data: {} }));
  expect(page.rendered.count).toBeGreaterThan(0);
});

it.each([
  ['/?filter=hot', '/'],
  ['/?match=7&highlight=7', '/'],
  ['/ket-qua-bong-da?ngay=2022-12-09', '/ket-qua-bong-da'],
  ['/bang-xep-hang?giai=12', '/bang-xep-hang'],
])('the list says what %s asks for', (address, path) => {
  const query: Record<string, string | undefined> = routes.pages.find((page) => page.path === path)?.query ?? {};
  for (const [name, value] of new URL(address, 'https://tyso.vn').searchParams) {
    expect(value).toMatch(new RegExp(`^(?:${query[name]})$`));
  }
});
