import { VENDOR_ERRORS } from 'feeds/testing/vendorErrors';
import { DecodeError } from 'shared-kernel/decode/decode';
import { StoreAwayError } from '../store/storeErrors';
import { createFeedReport } from './createFeedReport';

function reported(error: Error) {
  const [warned, failed]: [string[], unknown[]] = [[], []];
  createFeedReport({ warn: (words) => void warned.push(words), report: (one) => void failed.push(one) })(error);
  return { warned, failed };
}

it.each([
  new Error('TheSports: the account does not include match/odds; the site does without, and asks again each hour'),
  new DecodeError('At push.0.id: expected a text, got 7'),
  ...VENDOR_ERRORS,
])('says in one line, without a stack: $message', (error) => {
  expect(reported(error)).toEqual({ warned: [error.message], failed: [] });
});

it.each([
  new TypeError('x is not a function'),
  new StoreAwayError('cut'),
  new Error('x is not a function; trying again in 2 s', { cause: new TypeError('x is not a function') }),
])('leaves an error of ours whole: $message', (error) => {
  expect(reported(error)).toEqual({ warned: [], failed: [error] });
});
