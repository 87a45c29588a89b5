import { anEntry, aRenderingSite } from './testing/renderingSite';

const frame = (src: string) => `<iframe src="${src}" sandbox="allow-scripts"></iframe>`;

it('HTML may frame the configured tables', async () => {
  const site = await aRenderingSite();
  const html = frame('/embed/bang-xep-hang?giai=7');
  const file = await site.aLive(anEntry(JSON.stringify(html)));
  expect((await site.renderers.render(file, site.aRequest()))?.html).toBe(html);
});

it('and nothing that it says is configured', async () => {
  const site = await aRenderingSite();
  const lie = "request.site.standings_url = '/x'; request.publicUrl = 'https://x.example'; JSON.parse = () => request";
  const file = await site.aLive(anEntry(JSON.stringify(frame('/x')), lie));
  expect(await site.renderers.render(file, site.aRequest())).toBeUndefined();
  expect(site.faultsOf()).toEqual({ unfit: 1 });
});
