import { decodeRecording } from '../replay/readRecording';
import type { PlayedMatch, Recording } from '../replay/recording';
import { replayProgramme } from '../replay/replayProgramme';
import type { Timeline } from '../timeline/programme';
import { readShared } from './readShared';

export const STARTED_AT = 1_700_000_000;

export function worldCup(year: 2018 | 2022): Recording {
  return decodeRecording(readShared(`worldcup_${year}.json`), (error) => {
    throw error;
  });
}

/** All matches of both World Cups. */
export function playedMatches(): PlayedMatch[] {
  return [worldCup(2018), worldCup(2022)]
    .flatMap(({ matches }) => matches)
    .map((match) => {
      if (match.kind !== 'played') throw new Error(`${match.home} – ${match.away} has no result`);
      return match;
    });
}

/** A single match that kicks off ten seconds after {@link STARTED_AT}. */
export function replayOf(match: PlayedMatch, speed = 60): Timeline {
  const competition = {
    name: 'World Cup',
    short_name: 'WC',
    primary_color: '#8a1538',
    country: 'Quốc tế',
    is_hot: true,
  };
  const recording = { competition, matches: [match] };
  const [timeline] = replayProgramme({ recording, speed, startedAt: STARTED_AT }).opening(0);
  if (!timeline) throw new Error('a match has a timeline');
  return timeline;
}
