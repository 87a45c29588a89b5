import fc from 'fast-check';
import { createProvider } from '../createProvider';
import { createTimeMachine, type TimeMachine } from './createTimeMachine';
import { type FeedRecording, readFeedRecording } from './readFeedRecording';
import { ENDED_AT, type Evening, recordEvening, STARTED_AT } from './testing/recordEvening';

let evening: Evening;
let recording: FeedRecording;
beforeAll(async () => {
  evening = await recordEvening();
  recording = readFeedRecording(evening.file);
});

function machine(notices: string[] = []): TimeMachine {
  const notify = (words: string) => void notices.push(words);
  return createTimeMachine(recording, { createFeed: createProvider, report: () => {}, notify });
}

it('ends with the board that was on show when the recording ended', async () => {
  const one = machine();
  await one.runTo(ENDED_AT);
  expect(one.board()).toEqual(evening.board);
  expect(one.board().matches).toHaveLength(1);
  expect(one.board().matches[0]?.away_scores[0]).toBe(2);
});

it('shows at any second the same board, whether it stops on the way or not', async () => {
  const second = fc.integer({ min: Math.floor(STARTED_AT), max: Math.ceil(ENDED_AT) });
  await fc.assert(
    fc.asyncProperty(fc.array(second, { minLength: 1, maxLength: 5 }), async (moments) => {
      const inOrder = [...moments].sort((a, b) => a - b);
      const stopping = machine();
      for (const moment of inOrder) {
        await stopping.runTo(moment);
        const straight = machine();
        await straight.runTo(moment);
        expect(straight.board()).toEqual(stopping.board());
        straight.stop();
      }
      stopping.stop();
    }),
    { numRuns: 4 },
  );
});

it('drains all that is on show, bit by bit', async () => {
  const one = machine();
  const matches = new Map<number, object>();
  for (let moment = STARTED_AT; moment <= ENDED_AT; moment += 60) {
    await one.runTo(moment);
    for (const match of one.drain().matches) matches.set(match.id, match);
  }
  expect([...matches.values()]).toEqual(one.board().matches);
});
