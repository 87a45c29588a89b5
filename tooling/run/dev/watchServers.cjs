const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { root } = require('../workspace.cjs');
const { watchSources } = require('./watchSources.cjs');

/**
 * Builds a server anew when its code or the kernel's changes, and starts it again. A build that fails is shown,
 * and the server that runs goes on.
 *
 * @param {import('../progress.cjs').Progress} progress
 * @param {Map<string, import('../start/server.cjs').Server>} servers
 */
function watchServers(progress, servers) {
  let building = Promise.resolve();

  const rebuild = async () => {
    try {
      const built = await buildAll(progress, (name) => servers.has(name));
      for (const name of built) servers.get(name)?.restart();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const folders = [...servers.keys(), 'shared-kernel'].map((name) => path.join(root, name, 'src'));
  watchSources(folders, () => {
    building = building.then(rebuild);
  });
}

module.exports = { watchServers };
