const { existsSync } = require('node:fs');
const { packages } = require('./tooling/run/workspace.cjs');

module.exports = {
  projects: packages()
    .map(({ dir }) => dir)
    .filter((dir) => existsSync(`${dir}/jest.config.cjs`)),
};
