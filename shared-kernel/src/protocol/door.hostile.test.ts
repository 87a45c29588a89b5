import type * as v from 'valibot';
import { decodeList } from '../decode/decode';
import { appSettingSchema } from '../entities/appSetting';
import { newsDetailSchema, newsSchema, previewSchema } from '../entities/article';
import { bannerSchema } from '../entities/banner';
import { competitionSchema } from '../entities/competition';
import { lineupsSchema } from '../entities/lineups';
import { matchInfoSchema } from '../entities/matchInfo';
import { matchMarketsSchema } from '../entities/matchMarkets';
import { matchRoundSchema } from '../entities/matchRound';
import { searchAnswerSchema } from '../entities/searchAnswer';
import { squadSchema } from '../entities/squad';
import { standingSchema } from '../entities/standing';
import { teamSchema } from '../entities/team';
import { vendorTextSchema } from '../entities/vendorText';
import { aCompetition, aLiveRecord, anIncident, aTeam, KICK_OFF } from '../testing/builders';
import { describeReader, type Reader, type ReaderRow } from '../testing/describeReader';
import { ODD_VALUES } from '../testing/hostile';
import { decodeMatchRange } from './matchRange';
import { decodeMatchUpdate } from './matchUpdate';

/** What the doors REST and hub let out, as every page reads it: one odd field costs that field, and its neighbours nothing. */

const listOf =
  (schema: v.GenericSchema<unknown, unknown>): Reader =>
  (items, report) =>
    decodeList(schema, items, 'data', report);

/** What was made of a field stands under its name on the wire. */
const matches: Reader = (data, report) =>
  decodeMatchRange({ data }, report).matches.map(({ state, score: { home, away }, period_start, ...match }) => ({
    ...match,
    status_id: state,
    home_scores: home,
    away_scores: away,
    score: period_start,
  }));

const pushes: Reader = (items, report) =>
  items.flatMap((item) => {
    try {
      return [decodeMatchUpdate(JSON.stringify(item), report)];
    } catch (error) {
      report(error as Error);
      return [];
    }
  });

/** A reader of lists within a record. */
const within =
  (outer: Reader, sound: object, list: string): Reader =>
  (items, report) => {
    const [record] = outer([{ ...sound, [list]: items }], report);
    return (record as Record<string, readonly unknown[]>)[list] ?? [];
  };

const match = {
  ...aLiveRecord({ incidents: [anIncident()], stats: [] }),
  home_scores: [2, 1, 0, 1, 5, 0, 0],
  away_scores: [1, 0, 1, 0, 3, 0, 0],
  home_position: 3,
  away_position: 7,
  is_hot: true,
  odds: '0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.1!3.3!3.4',
};
const MATCH = ['id', 'match_time', 'status_id', 'home_team_id', 'away_team_id', 'home_scores', 'away_scores'];
const push = {
  match_id: 1,
  version: 2,
  score: [1, 2, [2, 0, 0, 1, 4], [0, 0, 1, 0, 2], KICK_OFF],
  incidents: [anIncident()],
  odds: '5!6!7!8',
  match_time: KICK_OFF,
  stats: [],
  listing: [1, 2, true],
  home_team: 'Arsenal',
  away_team: 'Chelsea',
  competition_name: 'Ngoại hạng Anh',
};
const incident = { ...anIncident(), added_time: 3, player_name: 'Neymar', player_id: 7, home_score: 1, away_score: 0 };
const figures = { team_id: 101, ball_possession: 60, shots_on_target: 4, yellow_cards: 1, red_cards: 0 };
const article = {
  id: 7,
  slug: 'ha-noi',
  name: 'Hà Nội thắng',
  status: 'Published',
  published_date: '2022-12-09T19:00:00Z',
  updated_date: '2022-12-09T20:00:00Z',
  description: 'Tin',
};
const ARTICLE = ['id', 'slug', 'name', 'status', 'published_date'];
const detail = { share_image: '/media/b.jpg', match: 12, content: '<p>Tin</p>' };
const banner = {
  position: 'FixBottom',
  link: 'https://a.example',
  file_path: '/media/a.svg',
  width: 600,
  height: 60,
  id: 'ab12',
  alt: 'a',
  is_betting: false,
  phone_picture: { file_path: '/media/b.svg', width: 360, height: 60 },
};
const setting = {
  euro_competition_ids: [5, 'ucl'],
  competition_order: [3],
  betting_adverts: true,
  is_simulated: true,
  social_links: [{ name: 'A', link: 'https://a.example' }],
  advertising_contact: 'mailto:a@a.example',
  price_format: { sent: 'hong_kong', shown: 'malay' },
};
const player = { id: 7, name: 'Quang Hải', number: 19, position: 'M' };
const side = { formation: '4-4-2', coach: 'Park', starters: [player], bench: [] };
const lineups = { match_id: 7, is_confirmed: true, home: side, away: side };
const squad = { team_id: 101, coach: 'Kim Sang-sik', players: [player], seen_in: 4 };
const prices = { odds: '0.5!0.95!!0.91;;', suspended_odds: '' };
const text = { match_id: 1, lines: [{ time: '63', lang: 'en', text: 'A corner.' }] };
const channel = { name: 'VTV5', link: 'https://vtv.example/vtv5' };
const found = { teams: [], competitions: [], matches: [] };

const READERS: readonly ReaderRow[] = [
  ['a match', matches, match, MATCH],
  ['an incident', within(matches, match, 'incidents'), incident, ['type']],
  ['figures of a team', within(matches, match, 'stats'), figures, ['team_id']],
  ['a push', pushes, push, ['match_id', 'score']],
  ['an article of a list', listOf(newsSchema), { ...article, image: '/media/a.webp' }, ARTICLE],
  ['an article', listOf(newsDetailSchema), { ...article, image: '/media/a.webp', ...detail }, ARTICLE],
  ['a preview', listOf(previewSchema), { ...article, image_source: '/media/a.webp' }, ARTICLE],
  // An unreadable mark of betting shows no betting.
  ['a banner', listOf(bannerSchema), banner, ['position', 'link', 'file_path', 'is_betting']],
  ['the settings', listOf(appSettingSchema), setting, []],
  ['a team', listOf(teamSchema), { ...aTeam(), logo: '/media/a.svg' }, ['id', 'name']],
  ['a competition', listOf(competitionSchema), { ...aCompetition(), logo: '/media/a.svg' }, ['id', 'name']],
  [
    'a league with a table',
    listOf(standingSchema),
    { id: 1, name: 'V.League', country: 'VN', is_hot: true },
    ['id', 'name'],
  ],
  ['line-ups', listOf(lineupsSchema), lineups, ['match_id']],
  ['the players of a squad', within(listOf(squadSchema), squad, 'players'), player, ['name']],
  ['a squad', listOf(squadSchema), squad, ['team_id', 'players']],
  ['further markets', listOf(matchMarketsSchema), { match_id: 7, half: prices, corners: prices }, ['match_id']],
  ['what a vendor wrote', listOf(vendorTextSchema), text, ['match_id', 'lines']],
  ['its lines', within(listOf(vendorTextSchema), text, 'lines'), text.lines[0] ?? {}, ['lang', 'text']],
  [
    'the ground, the referee and the channels',
    listOf(matchInfoSchema),
    {
      match_id: 1,
      venue: { name: 'Mỹ Đình' },
      referee: 'A',
      matchday: 16,
      share_image: '/media/a.png',
      channels: [channel],
    },
    ['match_id'],
  ],
  [
    'a channel',
    within(listOf(matchInfoSchema), { match_id: 1, channels: [channel] }, 'channels'),
    channel,
    ['name', 'link'],
  ],
  [
    'the round of a match',
    listOf(matchRoundSchema),
    { match_id: 1, stage: { round: 'final' }, matchday: 16 },
    ['match_id'],
  ],
  ['what was found', listOf(searchAnswerSchema), found, ['teams', 'competitions', 'matches']],
];

for (const row of READERS) describeReader(row, (sound) => (typeof sound.id === 'number' ? { ...sound, id: 8 } : sound));

it.each(ODD_VALUES.filter(([, odd]) => !Array.isArray(odd)))('records that are %s cost no match (M19)', (_, odd) => {
  for (const extra_data of [odd, { team: odd, competition: odd, country: odd }, { team: [odd] }])
    expect(decodeMatchRange({ data: [match], extra_data }, () => {}).matches).toHaveLength(1);
});
