import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const EVERY_MINUTES = 3;
/** What changed is asked for by match days: those of half an hour are one. */
const A_DAY = 30 / EVERY_MINUTES;
const HOUR = 3600;
const ORIGIN = 'https://api.openligadb.de';
const SEASON = 'bl1/2022';

/**
 * A fictional recording of OpenLigaDB (docs/feeds.md, `tyso-feed-recording/1`): a match kicks off every three minutes, so
 * some forty run at a time, for this many hours.
 */
export async function writeRecording(file: string, hours: number): Promise<void> {
  const startedAt = Date.UTC(2022, 11, 1) / 1000;
  const out = createWriteStream(file);
  const write = (line: object) => out.write(`${JSON.stringify(line)}\n`);
  const answer = (path: string, askedAt: number, said: unknown) =>
    write({
      kind: 'answer',
      feed: 'openligadb',
      at: askedAt,
      askedAt,
      method: 'GET',
      url: `${ORIGIN}/${path}`,
      status: 200,
      headers: {},
      text: JSON.stringify(said),
    });
  const variables = { FEED: 'openligadb', OPENLIGADB_LEAGUES: SEASON };
  write({ format: 'tyso-feed-recording/1', id: 'fictional-day', startedAt, variables });
  const kickOffs = Array.from(
    { length: (hours * 60) / EVERY_MINUTES },
    (_, at) => startedAt + 60 + at * EVERY_MINUTES * 60,
  );
  const season = kickOffs.map((kickOff, at) => matchAt(at, kickOff, startedAt));
  answer(`getmatchdata/${SEASON}`, startedAt, season);
  answer(`getbltable/${SEASON}`, startedAt, []);
  for (let day = 0; day < 2 * hours; day++) {
    const theirs = kickOffs.map((kickOff, at) => ({ kickOff, at })).slice(day * A_DAY, (day + 1) * A_DAY);
    const moments = theirs.flatMap(({ kickOff, at }) => [kickOff, ...changesOf(at).map((one) => kickOff + one)]);
    const inOrder = [startedAt, ...new Set(moments.sort((a, b) => a - b))];
    for (const [index, moment] of inOrder.entries()) {
      const matches = theirs.map(({ kickOff, at }) => matchAt(at, kickOff, moment));
      answer(`getmatchdata/${SEASON}/${day + 1}`, moment, matches);
      // It stands until a second before the next: the nearest one to a question is played.
      for (const askedAt of new Set([moment, (inOrder[index + 1] ?? moment + HOUR) - 1]))
        answer(`getlastchangedate/${SEASON}/${day + 1}`, askedAt, local(moment));
    }
  }
  write({ kind: 'end', at: startedAt + hours * HOUR });
  out.end();
  await once(out, 'close');
}

/** Minutes of its four goals. */
const goalsOf = (at: number) => [4 + (at % 30), 38, 50 + (at % 20), 81];

/** The second half begins so many minutes after the first. */
const secondHalf = 60;
const BREAK = secondHalf - 45;

/** Seconds after the kick-off at which something is new: goals, both whistles. */
const changesOf = (at: number) =>
  [...goalsOf(at).map((minute) => minute + (minute > 45 ? BREAK : 0)), 47, 110].map((minutes) => minutes * 60);

const local = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 19);

function matchAt(at: number, kickOff: number, moment: number) {
  const since = moment - kickOff;
  const fallen = goalsOf(at).filter((minute) => (minute + (minute > 45 ? BREAK : 0)) * 60 <= since);
  const scoreAfter = (goals: number): [number, number] => {
    const home = Math.ceil((goals + ((at + 1) % 2) - 1) / 2);
    return [home, goals - home];
  };
  const [pointsTeam1, pointsTeam2] = scoreAfter(fallen.length);
  const [halfOfTeam1, halfOfTeam2] = scoreAfter(2);
  const last = Math.max(0, ...[0, ...changesOf(at)].filter((change) => change <= since));
  const isOver = since >= 110 * 60;
  return {
    matchID: 1000 + at,
    matchDateTimeUTC: new Date(kickOff * 1000).toISOString(),
    leagueId: 1,
    leagueName: 'Giải dài',
    group: { groupName: `${Math.floor(at / A_DAY) + 1}. Spieltag`, groupOrderID: Math.floor(at / A_DAY) + 1 },
    team1: { teamId: 1 + (at % 97), teamName: `Đội ${at % 97}` },
    team2: { teamId: 101 + (at % 89), teamName: `Đội ${100 + (at % 89)}` },
    lastUpdateDateTime: local(since < 0 ? kickOff - HOUR : kickOff + last),
    matchIsFinished: isOver,
    matchResults: [
      ...(since >= 47 * 60 ? [{ resultTypeKind: 'HalfTime', pointsTeam1: halfOfTeam1, pointsTeam2: halfOfTeam2 }] : []),
      ...(isOver ? [{ resultTypeKind: 'After90Minutes', pointsTeam1, pointsTeam2 }] : []),
    ],
    goals: fallen.map((matchMinute, goal) => {
      const [scoreTeam1, scoreTeam2] = scoreAfter(goal + 1);
      return { scoreTeam1, scoreTeam2, matchMinute, goalGetterName: `Cầu thủ ${at}` };
    }),
  };
}
