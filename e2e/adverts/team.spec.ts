import { expect } from '@playwright/test';
import { test } from '../product/changedSite';
import { adsReport } from './commands';
import { advertAt } from './places';

test('what was seen and clicked stands in the report, and nothing else is sent', async ({ page, context, site }) => {
  await context.route(/^https:\/\/example\.com\//, (route) => route.fulfill({ body: 'quảng cáo' }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/beacon')) sent.push(request.postData() ?? '');
  });
  // What a page reports counts within its view, which a busy server gives a moment after the page is rendered.
  const begun = page.waitForResponse((response) => response.url().endsWith('/beacon/begin'));
  await page.goto('/tips');
  await (await begun).finished();
  const banner = advertAt(page, 'cạnh logo').getByRole('link');
  await expect(banner.getByRole('img')).toBeVisible();
  // The app counts, and not yet the server-rendered HTML.
  await expect(page.locator('[data-first-advert]')).toHaveCount(0);
  const [opened] = await Promise.all([context.waitForEvent('page'), banner.click()]);
  await opened.close();
  await page.goto('about:blank');
  await expect.poll(() => adsReport(site)).toMatch(/beside the logo +Biểu ngữ san-co-xanh +\d+ +1 /);
  const report = await adsReport(site);
  expect(report).toMatch(/^place +advert +shown +clicked +rate$/m);
  expect(report).toMatch(/^top of the page +Biểu ngữ (?:giay-bong-da|fb88-dau-trang) +[1-9]/m);
  const ofPages = await adsReport(site, '--by', 'page,device', '--csv');
  expect(ofPages).toMatch(/^page,device,slot,banner,title,shown,clicked$/m);
  expect(ofPages).toMatch(/^\/tips,desktop,OnHeaderLevel1,san-co-xanh,Biểu ngữ san-co-xanh,\d+,1$/m);
  // All of it in messages with a view.
  for (const body of sent) expect(body).toMatch(/^\{"view":"/);
  const counts = sent.flatMap((body) => JSON.parse(body).adverts ?? []);
  for (const count of counts) expect(Object.keys(count).sort()).toEqual(['clicked', 'id', 'route', 'shown', 'slot']);
});
