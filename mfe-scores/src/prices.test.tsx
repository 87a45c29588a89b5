import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceChoice } from 'shared-kernel/entities/priceFormat';
import { anUpdate } from 'shared-kernel/testing/builders';
import { openInShell } from 'shared-kernel/testing/openInShell';
import App from './App';
import { figuresIn, HONG_KONG, openPriced, pricedRange, type SitePrices, settingOf } from './testing/pricedBoard';

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
  ])('are rendered anew at once when a visitor chooses %s, but for the 1x2', async (price_format, printed) => {
    const { container, settings$ } = await openPriced('/', () => settingOf(HONG_KONG));
    expect(figuresIn(container)).toEqual(SENT);
    act(() => settings$.next({ ...settings$.value, price_format }));
    await waitFor(() => expect(figuresIn(container)).toEqual([...printed, ...WIN]));
  });

  it('are the same on the odds page and in the detail of a match', async () => {
    const { container, settings$ } = await openPriced('/ty-le-keo-nha-cai?match=1', () => settingOf(HONG_KONG));
    const detail = within(await screen.findByRole('dialog'));
    await detail.findByText('Kèo chấp: Arsenal 0.5 0.98, Chelsea 0.95');
    act(() => settings$.next({ ...settings$.value, price_format: 'indonesian' }));
    await detail.findByText('Kèo chấp: Arsenal 0.5 −1.02, Chelsea −1.05');
    expect(detail.getByText('Thắng – hoà – thua: Arsenal 2.10, hoà 3.30, Chelsea 3.40')).toBeTruthy();
    expect(figuresIn(container)).toEqual(['−1.02', '−1.05', '1.25', '−1.67', ...WIN]);
  });

  it('have the form that the site names, until the visitor chooses another', async () => {
    const { container, settings$ } = await openPriced('/', () => settingOf({ ...HONG_KONG, shown: 'decimal' }));
    await waitFor(() => expect(figuresIn(container).slice(0, 2)).toEqual(['1.98', '1.95']));
    act(() => settings$.next({ ...settings$.value, price_format: 'as_sent' }));
    expect(figuresIn(container)).toEqual(SENT);
  });

  it('stay as they are sent where the site does not say in which form that is', async () => {
    const { container, settings$ } = await openPriced('/', () => settingOf(undefined));
    act(() => settings$.next({ ...settings$.value, price_format: 'malay' }));
    expect(figuresIn(container)).toEqual(SENT);
  });

  it('are dashes for who has chosen a form until the settings of the site come, never another form', async () => {
    let answer: (setting: unknown) => void = () => {};
    const setting = new Promise((resolve) => {
      answer = resolve;
    });
    const { container, settings$ } = await openPriced('/', () => setting);
    expect(figuresIn(container)).toEqual(SENT);
    act(() => settings$.next({ ...settings$.value, price_format: 'malay' }));
    expect(figuresIn(container)).toEqual(WIN);
    expect(cellIn(container, 'handicap')).toBe('–');
    await act(async () => answer(settingOf(HONG_KONG)));
    await waitFor(() => expect(figuresIn(container)).toEqual(['0.98', '0.95', '−0.80', '0.60', ...WIN]));
  });

  it('are as they are sent where the settings of the site cannot be had', async () => {
    const { container, settings$, reports } = await openPriced('/', () => {
      throw new Error('no network');
    });
    act(() => settings$.next({ ...settings$.value, price_format: 'malay' }));
    await waitFor(() => expect(figuresIn(container)).toEqual(SENT));
    expect(reports.map(({ message }) => message)).toContain('no network');
  });

  it('rise from 0.98 to −0.98 in Malay form (M13), and a price that is none has no arrow', async () => {
    const { container, settings$, pushed$ } = await openPriced('/', () => settingOf(HONG_KONG));
    act(() => settings$.next({ ...settings$.value, price_format: 'malay' }));
    await waitFor(() => expect(figuresIn(container)).toContain('−0.80'));
    const odds = '0.5!1.02!!-1;2.5!1.25!!0.60;2.10!3.30!3.40';
    act(() => pushed$.next(anUpdate({ odds })));
    const risen = await within(container).findByText('−0.98');
    expect(risen.getAttribute('data-move')).toBe('rose');
    expect(figuresIn(container).slice(0, 2)).toEqual(['−0.98', '–']);
    expect(container.querySelectorAll('[data-move]')).toHaveLength(1);
  });
});

describe('the switch for the form of prices (M22)', () => {
  const ODDS_PAGE = '/ty-le-keo-nha-cai';
  const switchIn = (page: HTMLElement) => within(page).findByRole('group', { name: 'Dạng giá kèo' });
  const pressed = (group: HTMLElement) => within(group).getByRole('button', { pressed: true }).textContent;

  it('changes all prices with one press, on the odds page and in the detail over it', async () => {
    const { container, settings$ } = await openPriced(`${ODDS_PAGE}?match=1`, () => settingOf(HONG_KONG));
    const detail = await screen.findByRole('dialog');
    const [ofDetail, ofPage] = [await switchIn(detail), (await screen.findAllByRole('group', { name: /^Dạng/ }))[0]];
    if (!ofPage) throw new Error('expected a switch on the page');
    expect([pressed(ofDetail), pressed(ofPage)]).toEqual(['HK', 'HK']);
    await userEvent.click(within(ofDetail).getByRole('button', { name: 'Indo' }));
    await waitFor(() => expect(figuresIn(container).slice(0, 2)).toEqual(['−1.02', '−1.05']));
    expect(await within(detail).findByText('Kèo chấp: Arsenal 0.5 −1.02, Chelsea −1.05')).toBeTruthy();
    await userEvent.click(within(ofPage).getByRole('button', { name: 'Dec' }));
    await waitFor(() => expect(figuresIn(container).slice(0, 2)).toEqual(['1.98', '1.95']));
    expect([pressed(ofDetail), pressed(ofPage)]).toEqual(['Dec', 'Dec']);
    expect(settings$.value.price_format).toBe('decimal');
  });

  it('is in the tab of prices of a match, with the form of the site pressed', async () => {
    const { container } = await openPriced('/tran-dau/1?tab=keo', () => settingOf({ ...HONG_KONG, shown: 'malay' }));
    expect(pressed(await switchIn(container))).toBe('Malay');
  });

  it.each<[string, SitePrices, boolean]>([
    ['where the site does not say in which form it sends prices', undefined, true],
    ['in a shell that cannot keep the choice', HONG_KONG, false],
  ])('is not there %s', async (_, site, canKeep) => {
    const answer = (asked: string) => (asked === '/AppSetting' ? settingOf(site) : pricedRange);
    const { container } = openInShell(
      ({ changeSettings, ...older }) => (
        <App shell={canKeep && changeSettings ? { ...older, changeSettings } : older} />
      ),
      { at: `${ODDS_PAGE}?match=1`, answer },
    );
    await within(await screen.findByRole('dialog')).findByText(/^Kèo chấp: Arsenal/);
    await waitFor(() => expect(figuresIn(container)).toEqual(SENT));
    expect(screen.queryByRole('group', { name: 'Dạng giá kèo' })).toBeNull();
  });
});
