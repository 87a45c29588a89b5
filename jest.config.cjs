module.exports = {
  // A limit for what hangs, not for what is slow because the machine is busy.
  testTimeout: 20_000,
  projects: ['shared-kernel', 'shell', 'mfe-scores', 'mfe-articles', 'mfe-ads', 'api', 'delivery', 'tooling'].map(
    (name) => `<rootDir>/${name}`,
  ),
};
