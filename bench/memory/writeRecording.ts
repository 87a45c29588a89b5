import { writeFile } from 'node:fs/promises';

const EVERY_MINUTES = 3;
const GOAL = 1;

/**
 * A fictional recording (`server/feeds/recordings/README.md`): a match kicks off every three minutes, so some forty run
 * at a time, for this many hours.
 */
export async function writeRecording(file: string, hours: number): Promise<void> {
  const first = Date.UTC(2022, 11, 1) / 1000;
  const matches = Array.from({ length: (hours * 60) / EVERY_MINUTES }, (_, at) => matchOf(at, first));
  const competition = {
    name: 'Giải dài',
    short_name: 'GD',
    primary_color: '#0b7a4b',
    country: 'Quốc tế',
    is_hot: false,
  };
  await writeFile(file, JSON.stringify({ format: 'tyso-recording/1', competition, matches }));
}

/** @param first kick-off of the first one, in unix seconds */
function matchOf(at: number, first: number) {
  const minutes = [4 + (at % 30), 38, 50 + (at % 20), 81];
  const events = minutes.map((minute, goal) => ({
    minute,
    type: GOAL,
    side: (at + goal) % 2 === 0 ? 'home' : 'away',
    player: `Cầu thủ ${at}`,
  }));
  const goals = (upTo: number) =>
    ['home', 'away'].map((side) => events.filter((event) => event.minute <= upTo && event.side === side).length);
  return {
    kickoff: first + at * EVERY_MINUTES * 60,
    events,
    home: { name: `Đội ${at % 97}` },
    away: { name: `Đội ${100 + (at % 89)}` },
    result: { half_time: goals(45), full_time: goals(90) },
  };
}
