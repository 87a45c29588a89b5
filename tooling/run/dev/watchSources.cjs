/**
 * Notifies of changes below the folders, however they are written: many editors rename a new file over the old one,
 * which Node's own recursive watching misses on Linux. This is the watcher of webpack.
 *
 * @param {string[]} folders
 * @param {() => void} onChanged several writes within 150 ms count as one: editors write more than once for one save
 * @returns {() => void} its stop
 */
function watchSources(folders, onChanged) {
  // Required late: the command that installs it also loads this file.
  const Watchpack = require('watchpack');
  const watcher = new Watchpack({ aggregateTimeout: 150 });
  watcher.on('aggregated', onChanged);
  watcher.watch({ directories: folders, startTime: Date.now() });
  return () => watcher.close();
}

module.exports = { watchSources };
