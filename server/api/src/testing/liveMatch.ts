import { type FeedMatch, feedMatchSchema } from 'feeds/feedRecords';
import type { FeedBatch } from 'feeds/provider';
import { wholeBetween } from 'feeds/simulator/random/draw';
import { randomFrom } from 'feeds/simulator/random/random';
import { decode } from 'shared-kernel/decode/decode';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';

const TEAMS = 400;
const COMPETITIONS = 80;

/** The records of {@link liveMatch}. */
export const REFERENCES: FeedBatch = {
  countries: [{ id: 1, name: 'Việt Nam' }],
  teams: Array.from({ length: TEAMS }, (_, i) => ({ id: i + 1, name: `Câu lạc bộ số ${i + 1}`, logo: undefined })),
  competitions: Array.from({ length: COMPETITIONS }, (_, i) => ({
    id: i + 1,
    name: `Giải vô địch ${i + 1}`,
    short_name: `GVĐ ${i + 1}`,
    is_hot: i < 5,
    primary_color: undefined,
    logo: undefined,
  })),
};

const SYLLABLES = ['an', 'bo', 'ca', 'du', 'en', 'fi', 'go', 'ha', 'lu', 'mi', 'no', 'ro', 'sa', 'te', 'vi', 'zo'];
const KINDS = [IncidentType.Goal, IncidentType.Corner, IncidentType.YellowCard, IncidentType.Substitution];

/** Once for all: a kick-off that moves changes the order of boards, and no lane carries it. In unix seconds. */
const BEGUN = Math.floor(Date.now() / 60_000) * 60;

/**
 * A live match as large as real ones that compresses no better. Its last goal has the number of its change; the last
 * two digits are the goals of the home team.
 */
export function liveMatch(id: number, change: number): FeedMatch {
  const random = randomFrom(id);
  const upTo = (most: number) => wholeBetween(random, 0, most);
  const name = () => Array.from({ length: 5 }, () => SYLLABLES[upTo(15)]).join('');
  const kickOff = BEGUN - 600 - 60 * upTo(30);
  const happened = Array.from({ length: 5 }, () => ({
    type: KINDS[upTo(3)],
    position: 1 + upTo(1),
    time: 1 + upTo(40),
    player_id: upTo(99_999),
    player_name: name(),
  }));
  const goal = { type: IncidentType.Goal, position: Side.Home, time: 40, player_name: `change:${change}:` };
  const price = () => (0.7 + upTo(40) / 100).toFixed(2);
  const raw = {
    id,
    match_time: kickOff,
    status_id: MatchStatus.FirstHalf,
    country_id: 1,
    incidents: [...happened, goal],
    competition_id: 1 + (id % COMPETITIONS),
    home_team_id: 1 + upTo(TEAMS - 1),
    away_team_id: 1 + upTo(TEAMS - 1),
    home_scores: [change % 100, 0, 0, upTo(3), upTo(9)],
    away_scores: [0, 0, 0, upTo(3), upTo(9)],
    home_position: 1 + upTo(19),
    away_position: 1 + upTo(19),
    odds: `0.5!${price()}!!${price()};2.5!${price()}!2.5!${price()};${price()}!${price()}!${price()}`,
  };
  return decode(feedMatchSchema, { ...raw, period_start: kickOff }, 'live match');
}
