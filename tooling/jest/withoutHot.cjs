const swc = require('@swc/jest');

/**
 * React Router asks for hot reloading in a file that its framework alone needs, by `import.meta`, which CommonJS does not have.
 *
 * @param {import('@swc/types').Options} options
 */
exports.createTransformer = (options) => {
  const transformer = swc.createTransformer(options);
  return {
    ...transformer,
    /** @param {Parameters<typeof transformer.process>} args */
    process: (...[source, ...args]) => transformer.process(source.replace('import.meta.hot', 'false'), ...args),
  };
};
