import { aDrawingSite, drawing } from './testing/drawingSite';

const frame = (src: string) => `<iframe src="${src}" sandbox="allow-scripts"></iframe>`;

it('a picture may frame the configured tables', async () => {
  const site = await aDrawingSite();
  const html = frame('/embed/bang-xep-hang?giai=7');
  const file = await site.aLive(drawing(JSON.stringify(html)));
  expect((await site.drawings.draw(file, site.aRequest()))?.html).toBe(html);
});

it('and nothing that it says is configured', async () => {
  const site = await aDrawingSite();
  const lie = "request.site.standings_url = '/x'; request.publicUrl = 'https://x.example'; JSON.parse = () => request";
  const file = await site.aLive(drawing(JSON.stringify(frame('/x')), lie));
  expect(await site.drawings.draw(file, site.aRequest())).toBeUndefined();
  expect(site.faultsOf()).toEqual({ unfit: 1 });
});
