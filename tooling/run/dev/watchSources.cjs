/**
 * Tells when something below the folders changed, however it was written: many editors write a new file and rename it over
 * the old one, which Node's own recursive watching loses sight of on Linux. This is what webpack watches with.
 *
 * @param {string[]} folders
 * @param {() => void} onChanged several writes within 150 ms count as one: editors write more than once for one save
 * @returns {() => void} its stop
 */
function watchSources(folders, onChanged) {
  // Required late: the command that installs it is the one that gets here.
  const Watchpack = require('watchpack');
  const watcher = new Watchpack({ aggregateTimeout: 150 });
  watcher.on('aggregated', onChanged);
  watcher.watch({ directories: folders, startTime: Date.now() });
  return () => watcher.close();
}

module.exports = { watchSources };
