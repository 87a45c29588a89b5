const preset = require('tooling/jest/preset.cjs').browser(__dirname);

// The ad team's files change several times a day, and a release runs these tests: they look at a copy that stays.
module.exports = {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '/content/(cards|bookmakers|overlays)\\.json$': '<rootDir>/src/testing/content/$1.json',
  },
};
