const { watch } = require('node:fs');
const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { root } = require('../workspace.cjs');

/** Editors write several times for one save. */
const QUIET_MS = 150;

/**
 * Builds a server anew when its code or the kernel's changes, and starts it again. A build that fails is shown,
 * and the server that runs goes on.
 *
 * @param {import('../progress.cjs').Progress} progress
 * @param {Map<string, import('../start/server.cjs').Server>} servers
 */
function watchServers(progress, servers) {
  let building = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const rebuild = async () => {
    try {
      const built = await buildAll(progress, (name) => servers.has(name));
      for (const name of built) servers.get(name)?.restart();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const onChanged = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(rebuild);
    }, QUIET_MS);
  };
  for (const name of [...servers.keys(), 'shared-kernel']) {
    watch(path.join(root, name, 'src'), { recursive: true }, onChanged);
  }
}

module.exports = { watchServers };
