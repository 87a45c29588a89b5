import { changesIn, framesIn } from './frames.mjs';
import { openSocket } from './socket.mjs';

/** One more follower, who keeps the bytes that the server sends. @param {string} origin */
export async function startRecorder(origin) {
  /** @type {Buffer[]} */
  let chunks = [];
  let newest = 0;
  let check = () => {};
  const { socket, line } = await openSocket(`${origin}/realtime`, {
    isFollowing: true,
    hear(text) {
      newest = Math.max(newest, ...changesIn(text));
      check();
    },
  });
  line.on('data', (chunk) => chunks.push(chunk));
  return {
    /** The frames with changes since the last call, once this change has come. @param {number} last */
    async take(last) {
      await new Promise((resolve) => {
        check = () => newest >= last && resolve(undefined);
        check();
      });
      const frames = framesIn(Buffer.concat(chunks));
      chunks = [];
      return frames;
    },
    end: () => socket.terminate(),
  };
}
