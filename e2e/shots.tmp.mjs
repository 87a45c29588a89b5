import { chromium } from '@playwright/test';
import { launchOptions } from './browser/launch.ts';
const url = process.env.URL, out = process.env.OUT;
const browser = await chromium.launch(await launchOptions());
const list = JSON.parse(process.env.LIST);
for (const { name, path, w, h, dark, full, js = true, zoom, act } of list) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light', isMobile: w < 1000, hasTouch: w < 1000, javaScriptEnabled: js, locale: 'vi-VN' });
  const page = await context.newPage();
  const errors = [];
  page.on('console', (m) => m.type() === 'error' && errors.push(m.text().slice(0, 200)));
  if (zoom) await page.addInitScript((z) => { addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = z; }); }, zoom);
  await page.goto(url + path, { waitUntil: 'load' });
  await page.waitForTimeout(3500);
  if (act) { await page.evaluate(act); await page.waitForTimeout(1500); }
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: !!full });
  if (errors.length) console.log(name, errors.join('\n'));
  await context.close();
}
await browser.close();
