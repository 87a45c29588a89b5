import type { PlayOptions } from '../playOptions';
import { startTheSportsStandIn } from './createStandIn';

/** How often the day goes on, in milliseconds: a change is pushed as soon as a vendor's would be. */
const TICK_MS = 200;

/** A site beside the stand-in cannot prove who it is: both sides know these. */
const USER = 'stand-in';
const SECRET = 'no-secret';

/** Plays a day around its start; prints how to start the site with it. */
export async function playTheSports({ port, speed, seed, startedAt, print }: PlayOptions): Promise<void> {
  const now = () => Date.now() / 1000;
  const standIn = await startTheSportsStandIn({ seed, startedAt, speed, port, now, user: USER, secret: SECRET });
  setInterval(standIn.tick, TICK_MS);
  print(`TheSports is played at ${standIn.origin} and ${standIn.pushUrl}, at speed ${speed}. The site beside it:\n`);
  print(
    `FEED=thesports THESPORTS_URL=${standIn.origin} THESPORTS_PUSH_URL=${standIn.pushUrl} THESPORTS_USER=${USER} THESPORTS_SECRET=${SECRET} npm start`,
  );
}
