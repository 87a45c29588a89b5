import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { aLiveRecord, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { draw, needs } from '../server';

function requestOf(search: Record<string, string> = {}, base = '/'): PageRequest {
  const part = { kind: 'page', pattern: '/tim-kiem' } as const;
  return {
    part,
    path: '/tim-kiem',
    params: {},
    search,
    now: KICK_OFF,
    zone: 'Asia/Ho_Chi_Minh',
    site: decode(siteConfigSchema, { signature_secret: 'bí mật', base_path: base }),
    publicUrl: 'https://tyso.example',
  };
}

const HOSTILE = '"><script>alert(1)</script>';
const FOUND = { teams: [{ id: 1, name: HOSTILE, country: 'Việt Nam' }], competitions: [], matches: [] };
const answer = (data: unknown, status = 200): Answer => ({ key: 'found', status, body: { data }, at: KICK_OFF });

function rendered(search: Record<string, string>, answers: Answer[], base?: string) {
  const result = draw(requestOf(search, base), answers);
  const page = document.createElement('div');
  page.innerHTML = result?.html ?? '';
  return { result, page };
}

it('asks for what is looked for, and for nothing without a text', () => {
  expect(needs(requestOf({ q: ' hà  nội ' }), [])).toEqual([
    { key: 'found', path: '/search', query: { Text: 'hà nội' } },
  ]);
  expect(needs(requestOf(), [])).toEqual([]);
  expect(needs(requestOf({ q: ' ' }), [])).toEqual([]);
});

it('is a form that leads to itself, below the base path', () => {
  const { page, result } = rendered({}, [], '/ty-so');
  const form = page.querySelector('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/ty-so/tim-kiem', null]);
  expect(form?.querySelector('input')?.name).toBe('q');
  expect(form?.querySelector('input')?.maxLength).toBe(100);
  expect([result?.title, result?.robots]).toEqual(['Tìm đội bóng, giải đấu, trận đấu', undefined]);
});

it('shows what was found, hostile names as text, and is for no index', () => {
  const { page, result } = rendered({ q: HOSTILE }, [answer(FOUND)]);
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelector('li a')?.textContent).toBe(`${HOSTILE}Việt Nam`);
  expect(page.querySelector('input')?.getAttribute('value')).toBe(HOSTILE);
  expect(result).toMatchObject({ robots: 'noindex', title: `Tìm “${HOSTILE}”`, answers: ['found'] });
});

it('asks for the matches that were found, and shows their rows', () => {
  const found = answer({ ...FOUND, matches: [{ id: 1 }, { id: 2 }] });
  expect(needs(requestOf({ q: 'ha' }), [found])).toEqual([
    { key: 'found', path: '/search', query: { Text: 'ha' } },
    { key: 'matches', path: '/match', query: { Id: [1, 2] } },
  ]);
  const team = [aTeam({ id: 101, name: 'Hà Nội' }), aTeam({ id: 102, name: 'Vinh' })];
  const body = { data: [aLiveRecord({ id: 1 })], extra_data: { competition: [], country: [], team } };
  const { page, result } = rendered({ q: 'ha' }, [found, { key: 'matches', status: 200, body, at: KICK_OFF }]);
  expect([...page.querySelectorAll('[data-match] [data-opens]')].map((link) => link.getAttribute('href'))).toEqual([
    '/tran-dau/1',
  ]);
  expect(result?.notFor?.map(({ field }) => field)).toContain('hide_scores');
  expect(rendered({ q: 'ha' }, [answer(FOUND)]).result?.notFor).toBeUndefined();
});

it('a long text or one in several lines is cut as the app cuts it, and is for no index', () => {
  expect(needs(requestOf({ q: `hà\n${'a'.repeat(200)}` }), [])).toMatchObject([
    { query: { Text: `hà ${'a'.repeat(97)}` } },
  ]);
  const { page, result } = rendered({ q: `hà\n${'a'.repeat(200)}` }, [answer(FOUND)]);
  expect(page.querySelector('input')?.getAttribute('value')).toBe(`hà ${'a'.repeat(97)}`);
  expect(result?.robots).toBe('noindex');
});

it.each([[[]], [[answer({}, 500)]], [[{ ...answer(0), body: 'x' }]]])(
  'is not rendered without an answer',
  (answers) => {
    expect(draw(requestOf({ q: 'ha' }), answers)).toBeUndefined();
  },
);
