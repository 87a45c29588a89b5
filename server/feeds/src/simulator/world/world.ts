import { egyptianPremierLeague, southAfricanPremiership } from './competitions/africa';
import { championship, premierLeague, scottishPremiership } from './competitions/britain';
import { chineseSuperLeague, jLeague1, jLeague2, kLeague1, kLeague2 } from './competitions/eastAsia';
import {
  croatianFootballLeague,
  czechFirstLeague,
  ekstraklasa,
  superLeagueGreece,
  superLig,
} from './competitions/easternEurope';
import { belgianProLeague, eredivisie, ligue1, ligue2 } from './competitions/franceAndLowCountries';
import {
  austrianBundesliga,
  bundesliga,
  bundesliga2,
  swissSuperLeague,
} from './competitions/germanyAustriaSwitzerland';
import { laLiga, laLiga2, primeiraLiga } from './competitions/iberia';
import { serieA, serieB } from './competitions/italy';
import { allsvenskan, danishSuperliga, eliteserien } from './competitions/nordic';
import { ligaMx, majorLeagueSoccer } from './competitions/northAmerica';
import { argentinePrimera, brasileirao, chileanPrimera, colombianPrimeraA } from './competitions/southAmerica';
import { aLeagueMen, indianSuperLeague, saudiProLeague } from './competitions/southAndWestAsia';
import { thaiLeague1, vLeague1, vLeague2 } from './competitions/southEastAsia';
import { countries, type WorldCountry } from './countries';
import { asianCup, type WorldCup } from './cups';
import type { WorldCompetition } from './worldCompetition';

/** `competitions` are leagues. */
export type World = {
  countries: readonly WorldCountry[];
  competitions: readonly WorldCompetition[];
  cups: readonly WorldCup[];
};

/**
 * The football world of the simulator: real competitions with the real clubs of the season 2025-26 (of 2025 where a
 * season is a calendar year). Only the matches, and the scorers in them, are invented.
 *
 * Kick-offs are spread over the zones so that at least eight matches are on at any minute of the day.
 */
export const world: World = {
  countries: Object.values(countries),
  competitions: [
    vLeague1,
    vLeague2,
    thaiLeague1,
    jLeague1,
    jLeague2,
    kLeague1,
    kLeague2,
    chineseSuperLeague,
    aLeagueMen,
    indianSuperLeague,
    saudiProLeague,
    premierLeague,
    championship,
    scottishPremiership,
    laLiga,
    laLiga2,
    primeiraLiga,
    serieA,
    serieB,
    bundesliga,
    bundesliga2,
    austrianBundesliga,
    swissSuperLeague,
    ligue1,
    ligue2,
    eredivisie,
    belgianProLeague,
    danishSuperliga,
    allsvenskan,
    eliteserien,
    ekstraklasa,
    czechFirstLeague,
    croatianFootballLeague,
    superLeagueGreece,
    superLig,
    brasileirao,
    argentinePrimera,
    colombianPrimeraA,
    chileanPrimera,
    majorLeagueSoccer,
    ligaMx,
    egyptianPremierLeague,
    southAfricanPremiership,
  ],
  cups: [asianCup],
};

/** The competitions of the filter "Euro" (M8): the five big European leagues, and the two that follow them. */
export const euroCompetitionIds: readonly number[] = [
  premierLeague,
  laLiga,
  serieA,
  bundesliga,
  ligue1,
  eredivisie,
  primeiraLiga,
].map((competition) => competition.id);
