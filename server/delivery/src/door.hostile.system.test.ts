import * as parse5 from 'parse5';
import { FIRST_PAGE_ID } from 'shared-kernel/contract/htmlData';
import {
  HTML_ATTACKS,
  NO_ADDRESSES,
  NO_BODIES,
  NO_NUMBERS,
  NO_REQUESTS,
  ODD_IDS,
  ODD_TEXTS,
  ODD_VALUES,
} from 'shared-kernel/testing/hostile';
import { anArticleSite } from './testing/articleApi';
import { aDeliveryFor } from './testing/aServer';
import { askLiterally, sendLiterally } from './testing/askLiterally';

/**
 * The door delivery: whatever is asked gets a page, a file or an error in our words; whatever api answers and an entry renders, the
 * page starts the app, and nothing of it stands outside of its place.
 */

/** Shows what api answers as the HTML that it is, which no entry should. */
const CARELESS = `
exports.needs = ({ params }) => [{ key: 'a', path: '/NewPost/' + params.id }];
exports.draw = (_, [answer]) => ({ html: '<h1>' + answer.body.data.name + '</h1>', css: '', title: answer.body.data.name });
`;

const isErrorOfOurs = (body: string) => {
  const { error } = JSON.parse(body);
  return /^[a-z_]+$/.test(error.code) && error.message.length < 5_000 && !/node_modules|\.[jt]s:\d/.test(body);
};

describe('without api', () => {
  const OWN: typeof NO_REQUESTS = [
    ['a method that must name a type', 'QUERY / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a null character in the name of a file', 'GET /r/%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 403],
    [
      'a type that is none',
      'DELETE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ;\r\nContent-Length: 1\r\n\r\n',
      415,
    ],
    ['headers of 100 kB for api', `GET /api/news HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ];

  it('what is no request is refused in our words', async () => {
    const { host } = await aDeliveryFor('http://127.0.0.1:9');
    for (const [name, bytes, status] of [...NO_REQUESTS, ...OWN]) {
      const answer = await sendLiterally(host, bytes);
      expect([name, answer]).toEqual([name, expect.stringMatching(new RegExp(`^HTTP/1\\.1 ${status} `))]);
      const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
      expect(JSON.parse(body)).toEqual({ error: { code: 'bad_request', message: expect.any(String) } });
    }
  });

  it('what is sent to a page is not read', async () => {
    const { host } = await aDeliveryFor('http://127.0.0.1:9');
    for (const [, body] of [...NO_BODIES, ['the prototype', '{"__proto__":1}'] as const])
      for (const type of ['application/json', 'text/plain']) {
        const answer = await fetch(`http://${host}/tin-tuc`, {
          method: 'POST',
          headers: { 'content-type': type },
          body,
        });
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
        const message = 'There is no POST /tin-tuc';
        expect(await answer.json()).toEqual({ error: { code: 'not_found', message } });
      }
  });
});

it('whatever stands in an address, it is a page, or refused in our words', async () => {
  const { app } = await anArticleSite({ answers: {} });
  const texts = [...ODD_TEXTS, ...NO_NUMBERS, ...HTML_ATTACKS.slice(0, 9), ...ODD_IDS, ...ODD_VALUES];
  const written = texts.flatMap(([, text]) =>
    typeof text === 'string' && text.length < 1_000 ? [encodeURIComponent(Buffer.from(text).toString())] : [],
  );
  for (const text of new Set([...written, '%', '%zz', '%00', '%c0%ae%c0%ae/', '..%5c..%5cetc'])) {
    const paths = [`/news/${text}`, `/?match=${text}`, `/${text}`, `/r/${text}`, `/live/${text}.json`];
    const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await askLiterally(app, path)) })));
    const odd = answers.filter(
      ({ status, body }) => status >= 500 || !(body === '' || body.includes('id="tyso-root"') || isErrorOfOurs(body)),
    );
    expect(odd).toEqual([]);
  }
});

type Document = parse5.DefaultTreeAdapterMap['document'];
type Node = parse5.DefaultTreeAdapterMap['node'];

/** All elements of a page with their attributes, in order, but for what stands in the place of the page. */
function bonesAround(html: string): string[] {
  const bones: string[] = [];
  const walk = (node: Node) => {
    const attributes = 'attrs' in node ? node.attrs : [];
    if (attributes.some(({ name, value }) => name === 'id' && value === FIRST_PAGE_ID)) return;
    if ('attrs' in node) bones.push(`${node.tagName} ${attributes.map(({ name }) => name).join(' ')}`);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse5.parse(html) as Document);
  return bones;
}

const isRendered = (page: string) => page.includes(`id="${FIRST_PAGE_ID}"`);

it('whatever HTML an entry renders, it keeps to its place, or the page goes without it', async () => {
  const names = [
    'Đội tuyển',
    ...HTML_ATTACKS.map(([, html]) => html),
    ...NO_ADDRESSES,
    ...ODD_TEXTS.map(([, text]) => text),
  ];
  const { get } = await anArticleSite({
    entry: CARELESS,
    answer: ({ url = '' }, response) =>
      response.end(JSON.stringify({ data: { name: names[Number(url.split('/').at(-1)) - 1] } })),
  });
  const [plain = '', ...pages] = await Promise.all(
    names.map(async (_, index) => (await get(`/news/${index + 1}`, { accept: 'text/html' })).body),
  );
  const without = pages.find((page) => !isRendered(page)) ?? '';
  expect([isRendered(plain), isRendered(without)]).toEqual([true, false]);
  for (const [index, page] of pages.entries()) {
    expect([names[index + 1], bonesAround(page)]).toEqual([
      names[index + 1],
      bonesAround(isRendered(page) ? plain : without),
    ]);
    expect(page).not.toMatch(/<script[^>]*>alert|onerror=alert|href="javascript:/i);
    expect(page).toContain('id="tyso-root"');
  }
});

it('whatever api answers, the page starts the app', async () => {
  const bodies = [
    ...NO_BODIES.map(([, body]) => body),
    ...ODD_VALUES.flatMap(([, odd]) => [JSON.stringify(odd), JSON.stringify({ data: odd })]),
  ];
  const { get } = await anArticleSite({
    answer: ({ url = '' }, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(bodies[Number(url.split('/').at(-1)) - 1] ?? '{}');
    },
  });
  for (const [index, body] of bodies.entries()) {
    const answer = await get(`/news/${index + 1}-a`, { accept: 'text/html' });
    if (answer.statusCode === 301) continue;
    expect([body, answer.statusCode, answer.body.includes('id="tyso-root"')]).toEqual([body, 200, true]);
  }
});
