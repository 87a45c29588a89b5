const { existsSync } = require('node:fs');
const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { workspaceDependencies } = require('../inputs.cjs');
const { dirOf } = require('../workspace.cjs');
const { watchSources } = require('./watchSources.cjs');

/**
 * Builds a server anew when its code changes, or that of a package it is built from, and starts it again. A build that fails is shown,
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
  const own = [...servers.keys()].map(dirOf);
  const folders = [...new Set(own.flatMap((dir) => [dir, ...workspaceDependencies(dir)]))].map((dir) =>
    path.join(dir, 'src'),
  );
  watchSources(folders.filter(existsSync), () => {
    building = building.then(rebuild);
  });
}

module.exports = { watchServers };
