// Loaded before a server: tells its parent, when asked, the most processor time that its main thread took without a turn
// for anybody else, since it was asked before.
const EVERY_MS = 5;

let before = process.threadCpuUsage();
let longestMs = 0;

function look() {
  const { user, system } = process.threadCpuUsage(before);
  longestMs = Math.max(longestMs, (user + system) / 1000);
  before = process.threadCpuUsage();
}

setInterval(look, EVERY_MS).unref();
process.on('message', () => {
  look();
  process.send?.({ longestMs });
  longestMs = 0;
});
process.channel?.unref();
