const path = require('node:path');
const { budgetFaults } = require('../build/budgetFaults.cjs');
const { packages } = require('./workspace.cjs');

/** The budgets of all packages, of their builds in `dist`. @returns {import('./checks.cjs').Outcome} */
function bundleBudget() {
  const withBudget = packages().filter(({ budget }) => budget);
  const faults = withBudget.flatMap((one) => budgetFaults(one, path.join(one.dir, 'dist')));
  return { passed: withBudget.length - faults.length, failed: faults.length, output: faults.join('\n') };
}

module.exports = { bundleBudget };
