import { createStepReports, type StepOfBrowser } from './createStepReports';

const ADS = { remote: 'mfe-ads', release: '1.1.0-b' };
const AT_1: StepOfBrowser = { step: '1.1.0-b 1', release: ADS.release };

/** A page load of this browser, in which a candidate of `mfe-ads` is at some step. */
const load = (step: StepOfBrowser | undefined = AT_1) =>
  createStepReports(window, (remote) => (remote === 'mfe-ads' ? step : undefined));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('says of the first page load that it is the first, once, and measures the second', () => {
  const first = load();
  expect([first.isFirstLoad(ADS), first.isFirstLoad(ADS), first.isSecondLoad(ADS)]).toEqual([true, false, false]);
  const second = load();
  expect([second.isFirstLoad(ADS), second.isSecondLoad(ADS), second.isSecondLoad(ADS)]).toEqual([false, true, true]);
  const third = load();
  expect([third.isFirstLoad(ADS), third.isSecondLoad(ADS)]).toEqual([false, false]);
});

it('reports its first fault, on whichever page load', () => {
  load().isFirstLoad(ADS);
  const second = load();
  expect([second.isFirstFault(ADS), second.isFirstFault(ADS)]).toEqual([true, false]);
  expect(load().isFirstFault(ADS)).toBe(false);
});

it('begins anew with the next step, and with another candidate', () => {
  const first = load();
  first.isFirstLoad(ADS);
  first.isFirstFault(ADS);
  const next = load({ ...AT_1, step: '1.1.0-b 5' });
  expect([next.isFirstLoad(ADS), next.isFirstFault(ADS)]).toEqual([true, true]);
});

it('is none without a candidate, and for another release than that of its group', () => {
  const page = createStepReports(window, () => undefined);
  expect([page.isFirstLoad(ADS), page.isSecondLoad(ADS), page.isFirstFault(ADS)]).toEqual([false, false, false]);
  expect(load().isFirstLoad({ ...ADS, release: '1.0.0-a' })).toBe(false);
  expect(localStorage.length).toBe(0);
});

it.each(['{', '[]', '{"mfe-ads":7}', '7'])('what else is stored (%s) is as good as nothing', (stored) => {
  localStorage.setItem('tyso.witness', stored);
  expect(load().isFirstLoad(ADS)).toBe(true);
  expect(load().isFirstLoad(ADS)).toBe(false);
});

it('is none where storage cannot be written: it would be the first each time', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = load();
  expect([page.isFirstLoad(ADS), page.isFirstFault(ADS)]).toEqual([false, false]);
});
