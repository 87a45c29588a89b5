import { setTimeout as pause } from 'node:timers/promises';
import { between } from './countedSocket.mjs';
import { connectVisitor } from './visitor.mjs';

/**
 * @typedef {import('./visitor.mjs').Lane} Lane
 * @typedef {import('./visitor.mjs').Numbers} Numbers
 */

const FIRST_FRAME_MS = 50;

/** The numbers of a visitor who follows both lanes for a moment and then leaves. @param {string} origin */
export async function leave(origin) {
  const visitor = await connectVisitor(origin, { lanes: ['football', 'prices'], isCompressed: true });
  /** @type {Numbers | undefined} */
  let numbers;
  while (numbers?.football === undefined || numbers.prices === undefined) {
    await pause(FIRST_FRAME_MS);
    numbers = visitor.newest()?.upTo;
  }
  await visitor.end();
  return numbers;
}

/**
 * What it takes to make one who left level again, from the call to its answer. Nothing else may change meanwhile.
 *
 * @param {string} origin
 * @param {{ lanes: Lane[], isCompressed: boolean, since: Numbers }} given
 */
export async function measureResume(origin, { lanes, isCompressed, since }) {
  const visitor = await connectVisitor(origin, { lanes, isCompressed });
  const [before, frames] = [visitor.look(), visitor.updates()];
  const { isComplete } = await visitor.follow(since);
  const { bytes, bytesIn } = between(before, visitor.look());
  const sent = { bytes, bytesIn, frames: visitor.updates() - frames, entries: visitor.newest()?.entries.length ?? 0 };
  await visitor.end();
  if (!isComplete || sent.frames !== 1)
    throw new Error(`Expected one frame with all that was missed: ${JSON.stringify(sent)}`);
  return sent;
}
