import { HTML_ATTACKS } from 'shared-kernel/testing/hostile';
import { balanceHtml } from './balanceHtml';
import { frameRule } from './frameRule';

const OWN = '/embed/bang-xep-hang';
const FOREIGN = 'https://tables.example';

function balance(html: string, configured = OWN, publicUrl?: string) {
  return balanceHtml(html, frameRule(configured, publicUrl));
}

const locked = 'sandbox="allow-scripts allow-popups"';
const open = 'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"';

it.each([
  ['our own tables', `<iframe class="a" title="x" src="${OWN}" ${locked} data-loaded="true"></iframe>`, OWN, undefined],
  ['one of them', `<iframe src="${OWN}?giai=7" ${locked}></iframe>`, OWN, 'https://tyso.example'],
  ['configured with a query', `<iframe src="${OWN}?x=1&amp;giai=7" ${locked}></iframe>`, `${OWN}?x=1`, undefined],
  ['those of another site', `<iframe src="${FOREIGN}/" ${open}></iframe>`, FOREIGN, undefined],
  ['with fewer rights', `<iframe src="${FOREIGN}/" sandbox=""></iframe>`, FOREIGN, 'https://tyso.example'],
])('%s may be framed', (_, html, configured, publicUrl) => {
  expect(balance(html, configured, publicUrl)).toBe(html);
});

it.each([
  ['another page of ours', `<iframe src="/" ${locked}></iframe>`],
  ['one below it', `<iframe src="${OWN}/../.." ${locked}></iframe>`],
  ['one that begins alike', `<iframe src="${OWN}2" ${locked}></iframe>`],
  ['another site', `<iframe src="https://evil.example${OWN}" ${locked}></iframe>`],
  ['another site without a scheme', `<iframe src="//evil.example${OWN}" ${locked}></iframe>`],
  ['one with backslashes', `<iframe src="\\\\evil.example${OWN}" ${locked}></iframe>`],
  ['one in the place of a user', `<iframe src="https://site.invalid@evil.example${OWN}" ${locked}></iframe>`],
  ['a user', `<iframe src="https://a:b@site.invalid${OWN}" ${locked}></iframe>`],
  ['code', `<iframe src="javascript:alert(1)" ${locked}></iframe>`],
  ['code in disguise', `<iframe src=" java\nscript:alert(1)" ${locked}></iframe>`],
  ['data', `<iframe src="data:text/html,x" ${locked}></iframe>`],
  ['an empty page', `<iframe src="about:blank" ${locked}></iframe>`],
  ['nothing', `<iframe ${locked}></iframe>`],
  ['a page in an attribute', `<iframe src="${OWN}" srcdoc="x" ${locked}></iframe>`],
  ['the tables, not locked up', `<iframe src="${OWN}"></iframe>`],
  ['with a way out', `<iframe src="${OWN}" sandbox="allow-scripts allow-same-origin"></iframe>`],
  ['with a way out in capitals', `<iframe src="${OWN}" sandbox="ALLOW-SAME-ORIGIN"></iframe>`],
  ['with the page in hand', `<iframe src="${OWN}" sandbox="allow-top-navigation"></iframe>`],
  ['with a permission', `<iframe src="${OWN}" ${locked} allow="camera"></iframe>`],
  ['with a name', `<iframe src="${OWN}" ${locked} name="x"></iframe>`],
  ['with a handler', `<iframe src="${OWN}" ${locked} onload="alert(1)"></iframe>`],
  ['with a style', `<iframe src="${OWN}" ${locked} style="x"></iframe>`],
  ['with content', `<iframe src="${OWN}" ${locked}><p>x</p></iframe>`],
  ['an unclosed one', `<iframe src="${OWN}" ${locked}><p>x`],
  ['one of an icon', `<svg><iframe src="${OWN}" ${locked}></iframe></svg>`],
  ['an old frame', `<frameset><frame src="${OWN}"></frameset><object data="${OWN}"></object>`],
])('%s may not', (_, html) => {
  expect(() => balance(html)).toThrow(/^expected (?:no|an address)/);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'about:blank', 'http://'])(
  'a site that configures %j frames nothing else for it',
  (configured) => {
    expect(() => balance(`<iframe src="${configured}" sandbox=""></iframe>`, configured)).toThrow(
      /^expected no <iframe>/,
    );
    expect(() => balance(`<iframe src="${OWN}" sandbox=""></iframe>`, configured)).toThrow(/^expected no <iframe>/);
  },
);

it.each(HTML_ATTACKS)('%s: no frame that is not the one', (_, html) => {
  let balanced = '';
  try {
    balanced = balance(html);
  } catch {
    // Refused as a whole.
  }
  expect(balanced).not.toContain('<iframe');
});
