import { runInNewContext } from 'node:vm';
import { FIRST_PAGE_ID } from 'shared-kernel/contract/htmlData';
import { CHOICE_SCRIPT } from './choiceScript';

const NOW = 1_670_612_400_000;
const FILTER = [{ store: 'local', key: 'filter', unless: ['"all"', '"hot"'] }];

const FIELD = [{ store: 'local', key: 'filter', field: 'cards', unless: ['true'] }];

type Visit = { notFor?: unknown; isZoned?: boolean; minutes?: number; stored?: string | null | Error };

/** Runs the script of a part, and returns what became of that. */
function leftOf({ notFor, isZoned = false, minutes = -420, stored = null }: Visit, id = ''): object {
  const attributes: Record<string, string> = {
    ...(notFor === undefined ? {} : { 'data-not-for': typeof notFor === 'string' ? notFor : JSON.stringify(notFor) }),
    ...(isZoned ? { 'data-zoned': '' } : {}),
  };
  const node = {
    id,
    hidden: false,
    style: { visibility: '' },
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
    hasAttribute: (name: string) => name in attributes,
    getAttribute: (name: string) => attributes[name] ?? null,
  };
  const localStorage = {
    getItem(key: string) {
      if (stored instanceof Error) throw stored;
      return key === 'tyso.filter' ? stored : null;
    },
  };
  class Clock {
    static now = () => NOW;
    getTimezoneOffset = () => minutes;
  }
  const document = { currentScript: { parentElement: node } };
  runInNewContext(CHOICE_SCRIPT, { window: { localStorage }, document, Date: Clock });
  return { isHidden: node.hidden, isBlank: 'data-blank' in attributes && node.style.visibility === 'hidden' };
}

it.each<[string, Visit, boolean]>([
  ['nothing stored', { notFor: FILTER }, false],
  ['a value that it is right for', { notFor: FILTER, stored: '{"value":"hot"}' }, false],
  ['another value', { notFor: FILTER, stored: '{"value":"end"}' }, true],
  ['another value that has expired', { notFor: FILTER, stored: `{"value":"end","expiry":${NOW}}` }, false],
  ['another value that still holds', { notFor: FILTER, stored: `{"value":"end","expiry":${NOW + 1}}` }, true],
  ['a damaged entry', { notFor: FILTER, stored: '{"value":"e' }, false],
  ['an entry of another kind', { notFor: FILTER, stored: '["end"]' }, false],
  ['blocked storage', { notFor: FILTER, stored: new Error('blocked') }, false],
  ['a field that it is right for', { notFor: FIELD, stored: '{"value":{"cards":true,"sound":2}}' }, false],
  ['another value of the field', { notFor: FIELD, stored: '{"value":{"cards":false}}' }, true],
  ['an object without the field', { notFor: FIELD, stored: '{"value":{"sound":2}}' }, false],
  ['no object', { notFor: FIELD, stored: '{"value":null}' }, false],
  [
    'another value behind a damaged entry',
    { notFor: [{ store: 'session', key: 'fold', unless: [] }, ...FILTER], stored: '{"value":"end"}' },
    true,
  ],
  ['a list that cannot be read', { notFor: '[{' }, false],
  ['HTML for everybody', { stored: '{"value":"end"}' }, false],
  ['a clock of Vietnam', { isZoned: true }, false],
  ['a clock of London', { isZoned: true, minutes: 0 }, true],
  ['a clock of London and times of no zone', { minutes: 0 }, false],
  ['a clock of London and blocked storage', { isZoned: true, minutes: 0, notFor: FILTER, stored: new Error('') }, true],
])('with %s: slots are hidden and pages blank, or both stay', (_, visit, isNotFor) => {
  expect(leftOf(visit)).toEqual({ isHidden: isNotFor, isBlank: false });
  expect(leftOf(visit, FIRST_PAGE_ID)).toEqual({ isHidden: false, isBlank: isNotFor });
});
