module.exports = {
  projects: ['shared-kernel', 'shell', 'mfe-scores', 'mfe-articles', 'mfe-ads', 'api', 'delivery', 'tooling'].map(
    (name) => `<rootDir>/${name}`,
  ),
};
