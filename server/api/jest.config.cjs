module.exports = {
  ...require('tooling/jest/preset.cjs').node(__dirname),
  testEnvironment: require.resolve('./src/testing/workerEnvironment.cjs'),
};
