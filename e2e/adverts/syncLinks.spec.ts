import { createServer, type Server, type ServerResponse } from 'node:http';
import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { strip } from './places';

/** The answer at the address; each test sets its own. */
let answer: (response: ServerResponse) => void;
let server: Server;
let product: Product;

test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  product = await startProduct({ FEED: 'none', SYNC_URL: `http://127.0.0.1:${port}/data.js` });
});
test.afterAll(async () => {
  await product?.stop();
  server?.closeAllConnections();
  server?.close();
});

const says = (body: string) => (response: ServerResponse) => void response.end(body);

const HARM =
  'window.tysoHarmed = true; fetch("/harm"); var links = { link_hutieutv: (() => "https://harm.example/")() };';

for (const [name, given, target] of [
  ['a script with one object', says("var links = { link_hutieutv: 'https://moi.example/' };"), 'https://moi.example/'],
  ['code that would do harm', says(HARM), 'https://hutieutv.example/'],
] as const) {
  test(`the sync site sends ${name}: the card leads to ${target}`, async ({ page }) => {
    answer = given;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const fetched = page.waitForResponse(/data\.js$/);
    await page.goto(`${product.url}/tips`);
    await (await fetched).finished();
    const card = strip(page).getByRole('listitem').first();
    await expect(card.getByRole('link', { name: 'Xem ngay: Hủ Tiếu TV' })).toHaveAttribute('href', target);
    expect(await page.evaluate(() => Reflect.get(window, 'tysoHarmed'))).toBeUndefined();
    expect(asked.filter((url) => url.endsWith('/harm'))).toEqual([]);
  });
}
