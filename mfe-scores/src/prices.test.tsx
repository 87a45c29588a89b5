import { act, screen, waitFor, within } from '@testing-library/react';
import type { Answer } from 'shared-kernel/contract/serverEntry';
import { decode } from 'shared-kernel/decode/decode';
import type { PriceChoice } from 'shared-kernel/entities/priceFormat';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { aCompetition, aLiveMatch, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { draw, needs } from './server';
import { openApp } from './testing/openApp';

const ODDS = '0.5!0.98!!0.95;2.5!1.25!!0.60;2.10!3.30!3.40';
const data = [aLiveMatch({ odds: ODDS })];
const team = [aTeam({ id: 101, name: 'Arsenal' }), aTeam({ id: 102, name: 'Chelsea' })];
const range = { data, extra_data: { competition: [aCompetition()], country: [], team } };

const HONG_KONG = { sent: 'hong_kong' } as const;
type Site = { sent: string; shown?: PriceChoice } | undefined;

const settingOf = (price_format: Site) => ({ data: { euro_competition_ids: [], price_format } });

const open = (path: string, setting: () => unknown) =>
  openApp(path, (asked) => (asked === '/AppSetting' ? setting() : range));

const FIGURES = '[data-column=handicap] > span, [data-column=overUnder] > span, [data-column=win] > span';
const figuresIn = (page: Element) => [...page.querySelectorAll(FIGURES)].map(({ textContent }) => textContent);

const cellIn = (page: Element, column: string) =>
  page.querySelector(`[data-match] [data-column=${column}]`)?.textContent;

const SENT = ['0.98', '0.95', '1.25', '0.60', '2.10', '3.30', '3.40'];
const WIN = SENT.slice(4);

describe('prices of the app (M22)', () => {
  it.each<[PriceChoice, string[]]>([
    ['malay', ['0.98', '0.95', '−0.80', '0.60']],
    ['hong_kong', SENT.slice(0, 4)],
    ['indonesian', ['−1.02', '−1.05', '1.25', '−1.67']],
    ['decimal', ['1.98', '1.95', '2.25', '1.60']],
    ['as_sent', SENT.slice(0, 4)],
  ])('are drawn anew at once when a visitor chooses %s, but for the 1x2', async (price_format, printed) => {
    const { container, settings$ } = await open('/', () => settingOf(HONG_KONG));
    expect(figuresIn(container)).toEqual(SENT);
    act(() => settings$.next({ ...settings$.value, price_format }));
    await waitFor(() => expect(figuresIn(container)).toEqual([...printed, ...WIN]));
  });

  it('are the same on the odds page and in the detail of a match', async () => {
    const { container, settings$ } = await open('/ty-le-keo-nha-cai?match=1', () => settingOf(HONG_KONG));
    const detail = within(await screen.findByRole('dialog'));
    await detail.findByText('Kèo chấp: Arsenal 0.5 0.98, Chelsea 0.95');
    act(() => settings$.next({ ...settings$.value, price_format: 'indonesian' }));
    await detail.findByText('Kèo chấp: Arsenal 0.5 −1.02, Chelsea −1.05');
    expect(detail.getByText('Thắng – hoà – thua: Arsenal 2.10, hoà 3.30, Chelsea 3.40')).toBeTruthy();
    expect(figuresIn(container)).toEqual(['−1.02', '−1.05', '1.25', '−1.67', ...WIN]);
  });

  it('have the form that the site names, until the visitor chooses another', async () => {
    const { container, settings$ } = await open('/', () => settingOf({ ...HONG_KONG, shown: 'decimal' }));
    await waitFor(() => expect(figuresIn(container).slice(0, 2)).toEqual(['1.98', '1.95']));
    act(() => settings$.next({ ...settings$.value, price_format: 'as_sent' }));
    expect(figuresIn(container)).toEqual(SENT);
  });

  it('stay as they are sent where the site does not say in which form that is', async () => {
    const { container, settings$ } = await open('/', () => settingOf(undefined));
    act(() => settings$.next({ ...settings$.value, price_format: 'malay' }));
    expect(figuresIn(container)).toEqual(SENT);
  });

  it('are dashes for who has chosen a form until the settings of the site come, never another form', async () => {
    let answer: (setting: unknown) => void = () => {};
    const setting = new Promise((resolve) => {
      answer = resolve;
    });
    const { container, settings$ } = await open('/', () => setting);
    expect(figuresIn(container)).toEqual(SENT);
    act(() => settings$.next({ ...settings$.value, price_format: 'malay' }));
    expect(figuresIn(container)).toEqual(WIN);
    expect(cellIn(container, 'handicap')).toBe('–');
    await act(async () => answer(settingOf(HONG_KONG)));
    await waitFor(() => expect(figuresIn(container)).toEqual(['0.98', '0.95', '−0.80', '0.60', ...WIN]));
  });

  it('are as they are sent where the settings of the site cannot be had', async () => {
    const { container, settings$, reports } = await open('/', () => {
      throw new Error('no network');
    });
    act(() => settings$.next({ ...settings$.value, price_format: 'malay' }));
    await waitFor(() => expect(figuresIn(container)).toEqual(SENT));
    expect(reports.map(({ message }) => message)).toContain('no network');
  });

  it('rise from 0.98 to −0.98 in Malay form (M13), and a price that is none has no arrow', async () => {
    const { container, settings$, live$ } = await open('/', () => settingOf(HONG_KONG));
    act(() => settings$.next({ ...settings$.value, price_format: 'malay' }));
    await waitFor(() => expect(figuresIn(container)).toContain('−0.80'));
    const odds = '0.5!1.02!!-1;2.5!1.25!!0.60;2.10!3.30!3.40';
    act(() => live$.next(anUpdate({ odds })));
    const risen = await within(container).findByText('−0.98');
    expect(risen.getAttribute('data-move')).toBe('rose');
    expect(figuresIn(container).slice(0, 2)).toEqual(['−0.98', '–']);
    expect(container.querySelectorAll('[data-move]')).toHaveLength(1);
  });
});

const requestOf = (pattern: string, search: Record<string, string>) => ({
  part: { kind: 'page', pattern } as const,
  ...{ path: pattern, params: {}, search, now: KICK_OFF, zone: 'Asia/Ho_Chi_Minh' as const },
  site: decode(siteConfigSchema, { signature_secret: 'bí mật' }),
  publicUrl: undefined,
});

const answer = (key: string, body: unknown): Answer => ({ key, status: 200, body, at: KICK_OFF });

function pictureOf(pattern: string, site: Site | 'missing', search: Record<string, string> = {}) {
  const setting = site === 'missing' ? [] : [answer('setting', settingOf(site))];
  const picture = draw(requestOf(pattern, search), [answer('board', range), answer('match', range), ...setting]);
  const page = document.createElement('div');
  page.innerHTML = picture?.html ?? '';
  return { page, choice: picture?.notFor?.find(({ field }) => field === 'price_format') };
}

const choiceOf = (...values: readonly PriceChoice[]) => ({
  ...{ store: 'local', key: 'settings', field: 'price_format' },
  unless: values.map((value) => JSON.stringify(value)),
});

describe('prices of a first picture (M22)', () => {
  it.each<[string, Site | 'missing', string[], object | undefined]>([
    ['what is sent, where the site says nothing of it', undefined, ['0.98', '0.95'], undefined],
    ['what is sent, where the settings are missing', 'missing', ['0.98', '0.95'], choiceOf('as_sent')],
    ['what is sent by default', HONG_KONG, ['0.98', '0.95'], choiceOf('as_sent', 'hong_kong')],
    ['the site’s default', { ...HONG_KONG, shown: 'decimal' }, ['1.98', '1.95'], choiceOf('decimal')],
    ['what is sent, by its name', { sent: 'malay', shown: 'malay' }, ['0.98', '0.95'], choiceOf('as_sent', 'malay')],
  ])('are %s, and not for who has chosen another form', (_, site, printed, choice) => {
    for (const pattern of ['/', '/ty-le-keo-nha-cai']) {
      const picture = pictureOf(pattern, site);
      expect(figuresIn(picture.page).slice(0, 2)).toEqual(printed);
      expect(picture.choice).toEqual(choice);
    }
  });

  it('are those of the app in its place', async () => {
    const site = { ...HONG_KONG, shown: 'indonesian' } as const;
    const { container } = await open('/', () => settingOf(site));
    await waitFor(() => expect(figuresIn(container)).toEqual(figuresIn(pictureOf('/', site).page)));
    expect(figuresIn(container)[0]).toBe('−1.02');
  });

  it('matter to results and tables only with a match over them', () => {
    const site = { ...HONG_KONG, shown: 'decimal' } as const;
    for (const pattern of ['/ket-qua-bong-da', '/bang-xep-hang']) {
      expect(pictureOf(pattern, site).choice).toBeUndefined();
      const { page, choice } = pictureOf(pattern, site, { match: '1' });
      expect(page.textContent).toContain('Arsenal 0.5 1.98, Chelsea 1.95');
      expect(choice).toEqual(choiceOf('decimal'));
    }
    const asked = needs(requestOf('/bang-xep-hang', { match: '1' }), []);
    expect(asked.map(({ key }) => key)).toEqual(['standings', 'match', 'setting']);
  });
});
