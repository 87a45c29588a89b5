import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { toId } from 'shared-kernel/entities/id';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { idInAddress } from 'shared-kernel/rules/pageAddress';
import { aCompetition, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { HTML_ATTACKS, NO_ADDRESSES, ODD_IDS } from 'shared-kernel/testing/hostile';
import { draw } from './server';
import { answerWith, someMatches } from './testing/boardAnswer';

const requestOf = (pattern: string, search: Record<string, string> = {}): PageRequest => ({
  part: { kind: 'page', pattern },
  path: pattern,
  params: {},
  search,
  now: KICK_OFF,
  zone: 'Asia/Ho_Chi_Minh',
  site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  publicUrl: 'https://tyso.example',
});

/** One of each phase. */
const MATCHES = someMatches(4);

function rendered(pattern: string, body: unknown, search: Record<string, string> = {}) {
  const answers: Answer[] = ['board', 'match'].map((key) => ({ key, status: 200, body, at: KICK_OFF }));
  const result = draw(requestOf(pattern, search), answers);
  const page = document.createElement('div');
  page.innerHTML = result?.html ?? '';
  return { page, css: result?.css ?? '', words: JSON.stringify(result?.jsonLd ?? []) };
}

/** Several at once: a rendering takes its time. */
const ATTACKS = Array.from({ length: Math.ceil(HTML_ATTACKS.length / 12) }, (_, index) =>
  HTML_ATTACKS.slice(12 * index, 12 * index + 12)
    .map(([, attack]) => attack)
    .join(' '),
);

const PAGES = ['/', '/ket-qua-bong-da', '/lich-thi-dau', '/ty-le-keo-nha-cai'];

/** Elements and attributes of a page, without its texts. */
const bonesOf = (page: Element) =>
  [...page.querySelectorAll('*')].map(
    ({ tagName, attributes }) => `${tagName} ${[...attributes].map(({ name }) => name).join(' ')}`,
  );

const namedAlike = (name: string) => {
  const { data, extra_data } = answerWith(MATCHES);
  const teams = MATCHES.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]);
  const competitions = [1, 2, 3, 4, 5].map((id) => aCompetition({ id, name, short_name: name }));
  return {
    data,
    extra_data: { ...extra_data, team: teams.map((id) => aTeam({ id, name })), competition: competitions },
  };
};

it.each(PAGES)('%s shows a name that is an attack as the text that it is', (pattern) => {
  const plain = rendered(pattern, namedAlike('Arsenal'), { match: '1' });
  for (const attack of ATTACKS) {
    const { page } = rendered(pattern, namedAlike(attack), { match: '1' });
    expect(bonesOf(page)).toEqual(bonesOf(plain.page));
    expect(page.querySelector('[data-column=home] > span')?.textContent).toBe(
      // A parser of HTML reads a line's end in one way, and leaves null characters of a text out.
      attack.replace(/\r\n?/g, '\n').replaceAll('\0', ''),
    );
  }
});

/** What a worker takes of all that is said besides HTML and styles (`delivery`, `rendering/limits.ts`). */
const MAX_WORDS = 32 * 1024;

it.each([
  ['Latin', 'Arsenal '.repeat(1_000)],
  ['Vietnamese', 'Thể Công – Viettel '.repeat(400)],
  ['marks', `A${'\u0301'.repeat(3_000)}`],
  ['control characters', '\u0001'.repeat(9_000)],
])('a match between names of thousands of characters (%s) is said in few words', (_, name) => {
  const id = 'ế'.repeat(500);
  const body = {
    ...namedAlike(name),
    data: MATCHES.map((match, index) => ({ ...match, id: index === 0 ? id : match.id })),
  };
  const answers: Answer[] = ['board', 'match'].map((key) => ({ key, status: 200, body, at: KICK_OFF }));
  const { html, css: __, ...words } = draw(requestOf('/', { match: id }), answers) ?? { html: '', css: '' };
  expect(html).toContain('<dialog');
  expect(words.title?.length).toBeLessThan(2_000);
  expect(words.title).toContain('…');
  expect(new TextEncoder().encode(JSON.stringify(words)).length).toBeLessThan(MAX_WORDS);
});

it.each([
  ...['red;} body{display:none', '#fff;background:url(//vi-du.example)', '</style><script>alert(1)</script>'],
  ...['expression(alert(1))', '#12345', 'var(--x)', '\\23 fff', '/*'],
])('a colour that is none is left out, and ends no rule: %s', (primary_color) => {
  const { data, extra_data } = answerWith(MATCHES);
  const competition = [1, 2, 3, 4, 5].map((id) => aCompetition({ id, primary_color }));
  const { page, css } = rendered('/', { data, extra_data: { ...extra_data, competition } });
  expect(page.querySelectorAll('[data-match]').length).toBeGreaterThan(0);
  expect(css).not.toContain('--competition:');
  expect(css).not.toContain(primary_color);
});

it.each([...NO_ADDRESSES.filter((logo) => logo !== ''), '//x:y@z/a.png'])(
  'a crest whose address is none is left out: %j',
  (logo) => {
    const { data, extra_data } = answerWith(MATCHES);
    const team = extra_data.team.map((one) => ({ ...one, logo }));
    const { page } = rendered('/', { data, extra_data: { ...extra_data, team } }, { match: '1' });
    expect(page.querySelector('dialog')).not.toBeNull();
    expect(page.querySelector('img')).toBeNull();
  },
);

it.each(ODD_IDS.flatMap(([name, came]) => (typeof came === 'string' && toId(came) === came ? [[name, came]] : [])))(
  'an id that is %s leads to its own match',
  (_, id) => {
    const match = { ...MATCHES[0], id };
    const { page, words } = rendered('/', { ...answerWith(MATCHES.slice(0, 1)), data: [match] });
    const href = page.querySelector('[data-opens]')?.getAttribute('href') ?? '';
    // As a browser reads it.
    const { pathname } = new URL(href, 'https://tyso.example');
    expect(idInAddress(pathname)).toBe(id);
    expect(words).toContain(encodeURIComponent(id).replaceAll("'", '%27'));
  },
);

it('no parameter of the address adds an element', () => {
  const plain = bonesOf(rendered('/', answerWith(MATCHES)).page);
  for (const attack of ATTACKS)
    expect(
      bonesOf(rendered('/', answerWith(MATCHES), { filter: attack, highlight: attack, ngay: attack }).page),
    ).toEqual(plain);
});
