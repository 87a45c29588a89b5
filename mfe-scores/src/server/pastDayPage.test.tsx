import type { Answer, PageRequest } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { draw, needs } from '../server';
import { aPastMatch } from '../testing/pastMatches';

const request: PageRequest = {
  part: { kind: 'page', pattern: '/ket-qua-bong-da' },
  path: '/ket-qua-bong-da',
  params: {},
  search: { ngay: '2012-05-12' },
  now: KICK_OFF,
  zone: 'Asia/Ho_Chi_Minh',
  site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  publicUrl: 'https://tyso.example',
};

function rendered(data: unknown) {
  const answer: Answer = { key: 'past_day', status: 200, body: { data }, at: KICK_OFF };
  const result = draw(request, [answer]);
  const page = document.createElement('div');
  page.innerHTML = result?.html ?? '';
  return { result, page };
}

it('asks for the day and the night after it', () => {
  const [{ path, query } = { path: '', query: undefined }, ...others] = needs(request, []);
  expect(others).toEqual([]);
  expect(path).toBe('/match/results');
  expect(Date.parse(String(query?.ToDate)) - Date.parse(String(query?.FromDate))).toBe(36 * 3_600_000);
});

it('has the results by competition, a form for another day, and an address and a title of its own', () => {
  const { side: _, ...result } = aPastMatch({ match_id: 7 });
  const shown = rendered([result, { ...result, home_score: 'two' }]);
  expect(shown.page.querySelector('h3')?.textContent).toBe('AFF Cup');
  expect([...shown.page.querySelectorAll('ol a[data-opens]')].map((one) => one.getAttribute('href'))).toEqual([
    '/tran-dau/7/viet-nam-thai-lan',
  ]);
  expect(shown.page.querySelector('form input')).toMatchObject({ name: 'ngay', value: '2012-05-12', type: 'date' });
  expect(shown.result).toMatchObject({
    title: 'Kết quả bóng đá mới cập nhật, Thứ 7 12/05/2012',
    canonical: '/ket-qua-bong-da?ngay=2012-05-12',
    answers: ['past_day'],
  });
});

it('a day without results is for no index, and one that is slow comes with the app', () => {
  expect(rendered([]).result).toMatchObject({ page: { status: 404 }, robots: 'noindex' });
  expect(draw(request, [])).toBeUndefined();
});
