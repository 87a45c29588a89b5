import { waitFor } from '@testing-library/react';
import type { Answer } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import type { PriceChoice } from 'shared-kernel/entities/priceFormat';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { KICK_OFF } from 'shared-kernel/testing/builders';
import { draw, needs } from '../server';
import { figuresIn, HONG_KONG, openPriced, pricedRange, type SitePrices, settingOf } from '../testing/pricedBoard';

const requestOf = (pattern: string, search: Record<string, string>) => ({
  part: { kind: 'page', pattern } as const,
  path: pattern,
  params: {},
  search,
  now: KICK_OFF,
  zone: 'Asia/Ho_Chi_Minh' as const,
  site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  publicUrl: undefined,
});

const answer = (key: string, body: unknown): Answer => ({ key, status: 200, body, at: KICK_OFF });

function htmlOf(pattern: string, site: SitePrices | 'missing', search: Record<string, string> = {}) {
  const setting = site === 'missing' ? [] : [answer('setting', settingOf(site))];
  const result = draw(requestOf(pattern, search), [
    answer('board', pricedRange),
    answer('match', pricedRange),
    ...setting,
  ]);
  const page = document.createElement('div');
  page.innerHTML = result?.html ?? '';
  return { page, choice: result?.notFor?.find(({ field }) => field === 'price_format') };
}

const choiceOf = (...values: readonly PriceChoice[]) => ({
  store: 'local',
  key: 'settings',
  field: 'price_format',
  unless: values.map((value) => JSON.stringify(value)),
});

describe('prices of a first result (M22)', () => {
  it.each<[string, SitePrices | 'missing', string[], object | undefined]>([
    ['what is sent, where the site says nothing of it', undefined, ['0.98', '0.95'], undefined],
    ['what is sent, where the settings are missing', 'missing', ['0.98', '0.95'], choiceOf('as_sent')],
    ['what is sent by default', HONG_KONG, ['0.98', '0.95'], choiceOf('as_sent', 'hong_kong')],
    ['the site’s default', { ...HONG_KONG, shown: 'decimal' }, ['1.98', '1.95'], choiceOf('decimal')],
    ['what is sent, by its name', { sent: 'malay', shown: 'malay' }, ['0.98', '0.95'], choiceOf('as_sent', 'malay')],
  ])('are %s, and not for who has chosen another form', (_, site, printed, choice) => {
    for (const pattern of ['/', '/ty-le-keo-nha-cai']) {
      const result = htmlOf(pattern, site);
      expect(figuresIn(result.page).slice(0, 2)).toEqual(printed);
      expect(result.choice).toEqual(choice);
    }
  });

  it('have the switch for their form in its place on the odds page, where the site offers forms', () => {
    const groupOf = (site: SitePrices | 'missing') =>
      htmlOf('/ty-le-keo-nha-cai', site).page.querySelector('[role=group][aria-label="Dạng giá kèo"]');
    const group = groupOf({ ...HONG_KONG, shown: 'malay' });
    expect(group?.closest('[inert]')).toBe(group);
    expect(group?.querySelector('[aria-pressed=true]')?.textContent).toBe('Malay');
    expect(groupOf(HONG_KONG)?.querySelector('[aria-pressed=true]')?.textContent).toBe('HK');
    expect([groupOf(undefined), groupOf('missing')]).toEqual([null, null]);
  });

  it('are those of the app in its place', async () => {
    const site = { ...HONG_KONG, shown: 'indonesian' } as const;
    const { container } = await openPriced('/', () => settingOf(site));
    await waitFor(() => expect(figuresIn(container)).toEqual(figuresIn(htmlOf('/', site).page)));
    expect(figuresIn(container)[0]).toBe('−1.02');
  });

  it('matter to results and tables only with a match over them', () => {
    const site = { ...HONG_KONG, shown: 'decimal' } as const;
    for (const pattern of ['/ket-qua-bong-da', '/bang-xep-hang']) {
      expect(htmlOf(pattern, site).choice).toBeUndefined();
      const { page, choice } = htmlOf(pattern, site, { match: '1' });
      expect(page.textContent).toContain('Arsenal 0.5 1.98, Chelsea 1.95');
      expect(choice).toEqual(choiceOf('decimal'));
    }
    const asked = needs(requestOf('/bang-xep-hang', { match: '1' }), []);
    expect(asked.map(({ key }) => key)).toEqual(['standings', 'match', 'setting']);
  });
});
