import { type Environment, readEnvironment } from 'server-shared/config/environment';
import { headerSecret, list, origin, wholeNumber } from 'server-shared/config/fields';
import * as v from 'valibot';
import { DEFAULT_BOOKMAKER, DEFAULT_LEAGUES } from './leagues';

/** `leagues` and `bookmaker` are the vendor's ids. */
export type ApiFootballConfig = {
  kind: 'api-football';
  origin: string;
  key: string;
  leagues: readonly number[];
  bookmaker: number;
};

/** @throws VariableError that names the variable, what was expected and what came */
export function readApiFootballConfig(env: Environment): ApiFootballConfig {
  const given = readEnvironment(schema, env);
  return {
    kind: 'api-football',
    origin: given.API_FOOTBALL_URL,
    key: given.API_FOOTBALL_KEY,
    leagues: given.API_FOOTBALL_LEAGUES?.map(Number) ?? DEFAULT_LEAGUES,
    bookmaker: given.API_FOOTBALL_BOOKMAKER,
  };
}

const schema = v.object({
  API_FOOTBALL_KEY: headerSecret('a key of api-football.com'),
  API_FOOTBALL_URL: v.optional(origin('https://example.com'), 'https://v3.football.api-sports.io'),
  API_FOOTBALL_LEAGUES: v.optional(list('ids of leagues such as 340,39', (id) => /^[1-9]\d{0,6}$/.test(id))),
  API_FOOTBALL_BOOKMAKER: v.optional(wholeNumber(1, 9999), `${DEFAULT_BOOKMAKER}`),
});
