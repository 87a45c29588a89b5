import { type Environment, readEnvironment } from 'server-shared/config/environment';
import { list, origin, wholeNumber } from 'server-shared/config/fields';
import * as v from 'valibot';

/** An account of TheSports, and what of it is followed. */
export type TheSportsConfig = {
  kind: 'thesports';
  origin: string;
  /** The broker, such as `wss://mq.thesports.com:443/mqtt`. */
  pushUrl: string;
  user: string;
  secret: string;
  /** The vendor's number of the bookmaker whose prices are shown. */
  bookmaker: number;
  /** Ids of competitions; empty means all. */
  competitions: readonly string[];
  /** Ids of competitions at the top of the board. */
  hot: readonly string[];
};

/** Pages about Asian handicaps quote its prices (docs/decisions/0033-thesports.md). */
const CROWN = '3';

const ids = list('ids of competitions, separated by commas', (id) => /^[\w-]{1,64}$/.test(id));

const pushUrl = v.pipe(
  v.string(),
  v.check(
    (value) => /^(?:wss?|mqtts?):\/\//.test(value) && URL.canParse(value),
    'an address such as wss://mq.thesports.com:443/mqtt',
  ),
);

const schema = v.object({
  THESPORTS_USER: v.string('the user that TheSports gave you'),
  THESPORTS_SECRET: v.string('the secret that TheSports gave you'),
  THESPORTS_URL: v.optional(origin('https://example.com'), 'https://api.thesports.com'),
  THESPORTS_PUSH_URL: v.optional(pushUrl, 'wss://mq.thesports.com:443/mqtt'),
  THESPORTS_BOOKMAKER: v.optional(wholeNumber(1, 9999), CROWN),
  THESPORTS_COMPETITIONS: v.optional(ids),
  THESPORTS_HOT: v.optional(ids),
});

/** @throws VariableError that names the variable, what was expected and what came */
export function readTheSportsConfig(env: Environment): TheSportsConfig {
  const given = readEnvironment(schema, env);
  return {
    kind: 'thesports',
    origin: given.THESPORTS_URL,
    pushUrl: given.THESPORTS_PUSH_URL,
    user: given.THESPORTS_USER,
    secret: given.THESPORTS_SECRET,
    bookmaker: given.THESPORTS_BOOKMAKER,
    competitions: given.THESPORTS_COMPETITIONS ?? [],
    hot: given.THESPORTS_HOT ?? [],
  };
}
