const swc = require('@swc/jest');

/**
 * React Router asks for hot reloading in a file that its framework alone needs, by `import.meta`, which CommonJS does not have.
 *
 * @param {Parameters<typeof swc.createTransformer>[0]} options
 */
exports.createTransformer = (options) => {
  const transformer = swc.createTransformer(options);
  return {
    ...transformer,
    /** @type {typeof transformer.process} */
    process: (source, file, transform) =>
      transformer.process?.(source.replace('import.meta.hot', 'false'), file, transform) ?? { code: source },
  };
};
