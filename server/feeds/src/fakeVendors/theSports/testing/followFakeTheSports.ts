import { numberOfId } from '../../../polled/numberOfId';
import type { FeedFigure } from '../../../provider';
import { silentSince } from '../../../silentSince';
import { createFakeStore } from '../../../testing/createFakeStore';
import { settled } from '../../../testing/fakeWallClock';
import { patientRequests } from '../../../testing/patientRequests';
import { subscribeMqtt } from '../../../theSports/subscribeMqtt';
import type { TheSportsConfig } from '../../../theSports/theSportsConfig';
import { theSportsProvider } from '../../../theSports/theSportsProvider';
import { LEAD, recordedDay } from '../../testing/recordedDays';
import { startFakeTheSports } from '../startFakeTheSports';
import { createLeapingClock } from './leapingClock';

type Options = {
  /** When the first match kicks off, and the feed begins to follow. */
  startedAt: number;
  config?: Partial<TheSportsConfig>;
  isPolledOnly?: boolean;
};

const recording = recordedDay('thesports');

/** A leap of the clock in seconds, after which each poll asks once, and short turns for one request each. */
const LEAP = 20;
const TURN = 0.6;
const TURNS = 6;

/** A lost push comes back after so many real milliseconds. */
const RECONNECT_MS = 20;

/** The real provider follows the fake vendor over real sockets, by one clock that the test turns. */
export async function followFakeTheSports({ startedAt, config = {}, isPolledOnly = false }: Options) {
  patientRequests();
  const clock = createLeapingClock(startedAt);
  const fakeVendor = await startFakeTheSports({
    recording,
    startedAt: startedAt - LEAD,
    user: 'tyso',
    secret: 'hush',
    now: clock.now,
  });
  const store = createFakeStore();
  const reported: string[] = [];
  let underWay = 0;
  let pushed = 0;
  let asked = 0;
  let elsewhere: string | undefined;
  const watched: typeof fetch = async (input, init) => {
    underWay += 1;
    asked += 1;
    try {
      const response = await fetch(String(input).replace(fakeVendor.origin, elsewhere ?? fakeVendor.origin), init);
      const body = await response.arrayBuffer();
      return new Response(body, { status: response.status, headers: response.headers });
    } finally {
      underWay -= 1;
    }
  };
  const provider = theSportsProvider(
    {
      kind: 'thesports',
      origin: fakeVendor.origin,
      pushUrl: fakeVendor.pushUrl,
      user: 'tyso',
      secret: 'hush',
      bookmaker: 3,
      competitions: [],
      hot: [],
      ...config,
    },
    {
      clock,
      random: () => 0,
      report: (error) => void reported.push(error.message),
      fetch: watched,
      subscribe: isPolledOnly
        ? () => () => {}
        : (options, handlers) =>
            subscribeMqtt(
              options,
              {
                ...handlers,
                onMessage(payload) {
                  pushed += 1;
                  handlers.onMessage(payload);
                },
              },
              RECONNECT_MS,
            ),
    },
  );
  const known = async () => [...store.matches.values()];
  let stop = provider.start({ startedAt, known }, store.emit);

  /** Resolves when every request is answered and what came of it is stored. */
  async function quiet(): Promise<void> {
    do {
      for (let round = 0; round < 6; round++) await settled();
    } while (underWay > 0);
  }

  return {
    clock,
    fakeVendor,
    store,
    reported,
    provider,
    quiet,
    /** Statuses and scores of the recorded matches that are shown otherwise than the fake vendor has them. */
    differences(): unknown[] {
      const quirks = new Set(fakeVendor.quirks.map(({ id }) => id));
      return fakeVendor.matches().flatMap(({ live: { id, score } }) => {
        const shown = store.matches.get(numberOfId('thesports', 'match', id));
        const isSame = shown?.status_id === score[1] && `${shown.home_scores}` === `${score[2]}`;
        return isSame || quirks.has(id) ? [] : [{ score, shown }];
      });
    },
    figure: (name: FeedFigure['name'], what = '') =>
      provider.figures?.().find((one) => one.name === name && one.what === what)?.value,
    /** Since when the site would say that the vendor is silent. */
    silence: () => silentSince(provider.contacts?.() ?? [], { now: clock.now(), limit: 90, before: undefined }),
    pushed: () => pushed,
    /** Requests so far, answered or not. */
    asked: () => asked,
    /** The vendor's name leads to another server from now on; `undefined` for its own. */
    lead(origin: string | undefined): void {
      elsewhere = origin;
    },
    /** Lets the day go on; the vendor plays, pushes and answers as it goes. */
    async turnTo(moment: number, leap = LEAP): Promise<void> {
      const leapTo = async (at: number) => {
        clock.leapTo(Math.min(at, moment));
        fakeVendor.tick();
        await quiet();
      };
      while (clock.now() < moment) {
        await leapTo(clock.now() + leap);
        for (let turn = 0; turn < TURNS && clock.now() < moment; turn++) await leapTo(clock.now() + TURN);
      }
    },
    /** A new start, which knows nothing; the store has what it had. */
    restart(): void {
      stop();
      stop = provider.start({ startedAt, known }, store.emit);
    },
    async end() {
      stop();
      await fakeVendor.close();
    },
  };
}
