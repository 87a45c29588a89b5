const MINUTE = 60;

/** Teams by id; the foreign server writes every number as a text. */
const TEAMS = { 11: 'Nam Định', 12: 'Hà Nội FC', 13: 'Bình Dương', 14: 'Thanh Hoá', 15: 'Hải Phòng', 16: 'SLNA' };

/** A range answer without versions, with numbers as texts, and an unusable match in the middle. */
export function foreignRange() {
  const now = Math.floor(Date.now() / 1000);
  return {
    data: [
      aMatch({ id: '1', home: '11', away: '12', scores: [['1', '0'], ['0']], now }),
      { ...aMatch({ id: '2', home: '13', away: '14', scores: [[], []], now }), home_scores: 'one', match_time: {} },
      aMatch({ id: '3', home: '15', away: '16', scores: [['2'], ['2']], now }),
    ],
    extra_data: {
      competition: [{ id: '5', name: 'V.League 1', short_name: 'V.L 1', primary_color: null, sponsor: 'nobody' }],
      team: Object.entries(TEAMS).map(([id, name]) => ({ id, name })),
    },
    page: { unknown: true },
  };
}

type ForeignMatch = { id: string; home: string; away: string; scores: [string[], string[]]; now: number };

/** A match in the 20th minute. */
function aMatch({ id, home, away, scores: [homeScores, awayScores], now }: ForeignMatch) {
  const kickOff = String(now - 20 * MINUTE);
  return {
    id,
    match_time: kickOff,
    status_id: '2',
    competition_id: '5',
    home_team_id: home,
    away_team_id: away,
    home_scores: homeScores,
    away_scores: awayScores,
    score: [id, '2', homeScores, awayScores, kickOff],
    odds: 'no odds at all',
  };
}

/** A hub message of the minimal interface: no version, numbers as texts. */
export function foreignUpdate(matchId: string, home: string, away: string): string {
  return JSON.stringify({ match_id: matchId, score: [matchId, '2', [home], [away], '0', ''], incidents: [] });
}

/** The same from a server with texts as ids, and many unreadable fields beside the scores. */
export function textRange() {
  const now = Math.floor(Date.now() / 1000);
  const odd = {
    incidents: [{ type: 1, position: 9, time: 'x' }, null],
    stats: [{ team_id: 'who' }],
    odds: 7,
    is_hot: 'so',
  };
  return {
    data: [
      {
        ...aMatch({ id: ALPHA, home: 't-nd', away: 't-hn', scores: [['1', '0'], ['0']], now }),
        competition_id: 'v-league',
      },
      { ...aMatch({ id: ODD_ID, home: 't-hp', away: 't-slna', scores: [['2'], ['2']], now }), ...odd },
      { ...aMatch({ id: 'm-Gamma', home: 't-nd', away: 't-hp', scores: [['0'], ['0']], now }), status_id: 14 },
    ],
    extra_data: {
      competition: [{ id: 'v-league', name: 'V.League 1', short_name: 'V.L 1' }],
      team: [
        { id: 't-nd', name: 'Nam Định' },
        { id: 't-hn', name: 'Hà Nội FC' },
        { id: 't-hp', name: 'Hải Phòng' },
        { id: 't-slna', name: 'SLNA', logo: {} },
      ],
    },
  };
}

const ALPHA = 'm-Alpha';

/** Everything that could break an address or a space-separated list. */
export const ODD_ID = 'm 50%/#&"ß⚽';
