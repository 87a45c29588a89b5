const path = require('node:path');

/**
 * Turns a checked content file into a module: each picture's `file` becomes the address of the file in the release.
 * A file with a problem fails the build, with all its problems.
 *
 * @this {import('webpack').LoaderContext<{}>}
 */
module.exports = async function contentLoader() {
  const { problemText, readContentFile } = await import('../content/contentFile.mjs');
  const { value, problems } = readContentFile(this.resourcePath);
  if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'));
  /** @type {string[]} */
  const pictures = [];
  const data = JSON.stringify(value, (name, field) => {
    if (name === '$schema') return undefined;
    if (!isPicture(field)) return field;
    this.addDependency(path.resolve(this.context, field.file));
    pictures.push(field.file);
    return { ...field, file: { $picture: pictures.length - 1 } };
  });
  const imports = pictures.map((file, index) => `import picture${index} from ${JSON.stringify(`./${file}`)};`);
  const body = data.replace(/\{"\$picture":(\d+)\}/g, 'picture$1');
  return `${imports.join('\n')}\nexport default ${body};\n`;
};

/** @param {unknown} field */
function isPicture(field) {
  return (
    typeof field === 'object' && field !== null && 'file' in field && typeof field.file === 'string' && 'width' in field
  );
}
