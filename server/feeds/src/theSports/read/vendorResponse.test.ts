import { VendorError } from '../../polled/jsonFetcher';
import { RefusedError, resultsOf } from './vendorResponse';

const refused = (raw: unknown) => {
  try {
    return resultsOf(raw, 'match/diary', ['hush']);
  } catch (error) {
    return error;
  }
};

it.each([
  ['address', { err: 'IP is not authorized to access' }, /a refusal of this server's address: have TheSports add it/],
  ['account', { err: 'user or secret is wrong' }, /check THESPORTS_USER and THESPORTS_SECRET/],
  ['account', { err: 'Your subscription has expired' }, /until when it runs/],
  ['account', { code: 403, msg: 'The account has expired' }, /until when it runs/],
  ['plan', { err: 'URL is not authorized' }, /the plan may not include it/],
  ['plan', { code: 403, msg: 'not authorized' }, /the plan may not include it/],
])('knows a refusal of the %s by %j, and says what an operator can do', (reason, raw, message) => {
  const error = refused(raw);
  expect(error).toBeInstanceOf(RefusedError);
  expect(error).toMatchObject({ reason });
  expect(String(error)).toMatch(message);
});

it.each([
  { code: 429, msg: 'slow down' },
  { err: 'requests are too frequent' },
  { err: 'the quota of the account is spent' },
])('waits a minute after %j', (raw) => {
  const error = refused(raw);
  expect(error).not.toBeInstanceOf(RefusedError);
  expect(error).toMatchObject({ retryAfter: 60, status: undefined });
});

it.each([[null], [{ err: 'system busy' }], [{ code: 500, msg: 'x'.repeat(5000) }], [{ code: 9999 }]])(
  'refuses %j, which is an answer all the same',
  (raw) => {
    const error = refused(raw);
    expect(error).toBeInstanceOf(VendorError);
    expect(error).toMatchObject({ status: 200 });
    expect(String(error).length).toBeLessThan(400);
  },
);
