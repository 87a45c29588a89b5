import { SITE_DATA_ID } from 'shared-kernel/contract/htmlData';
import { readSite } from './readSite';

const pageWith = (text: string) => {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = SITE_DATA_ID;
  script.textContent = text;
  page.body.append(script);
  return page;
};
const answering = (json: unknown, status = 200) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => new Response(JSON.stringify(json), { status }));

it('reads the configuration out of the page, without a request', async () => {
  const fetch = answering({});
  const site = await readSite(pageWith('{"signature_secret":"s","base_path":"/bong-da"}'), fetch, fail);
  expect(site).toMatchObject({ signature_secret: 's', base_path: '/bong-da', hub_url: '/realtime' });
  expect(fetch).not.toHaveBeenCalled();
});

it('asks for it when the page has none', async () => {
  const fetch = answering({ signature_secret: 'asked' });
  expect((await readSite(pageWith(''), fetch, fail)).signature_secret).toBe('asked');
  expect(fetch.mock.calls[0]?.[0]).toBe('/site.json');
});

it('reports damaged JSON in the page, and asks', async () => {
  const reports: Error[] = [];
  const site = await readSite(pageWith('{"signature'), answering({ signature_secret: 's' }), (e) => reports.push(e));
  expect(site.signature_secret).toBe('s');
  expect(reports.map(String)).toEqual([`Fault: page-data: In #${SITE_DATA_ID}: expected JSON, got "{\\"signature"`]);
});

it('names what is wrong with a configuration that cannot be used', async () => {
  await expect(readSite(pageWith('{"signature_secret":3}'), answering({}), fail)).rejects.toThrow(
    'At site.json.signature_secret: expected a text, got 3',
  );
  await expect(readSite(pageWith(''), answering({}, 500), fail)).rejects.toThrow(
    'GET /site.json: expected status 200, got 500',
  );
});

function fail(error: Error) {
  throw error;
}
