const { existsSync } = require('node:fs');
const path = require('node:path');
const { buildAll } = require('../build.cjs');
const { workspaceDependencies } = require('../inputs.cjs');
const { dirOf } = require('../workspace.cjs');
const { watchSources } = require('./watchSources.cjs');

/**
 * Rebuilds a server when its code, or that of a package it uses, changes, and restarts it. A failed build is shown, and
 * the running server continues.
 *
 * @param {import('../progress.cjs').Progress} progress
 * @param {Map<string, import('../start/server.cjs').RunningServer>} servers
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
  // A file may have been saved between the first build and the watching.
  building = building.then(rebuild);
}

module.exports = { watchServers };
