const { createHash } = require('node:crypto');
const path = require('node:path');

/**
 * Turns a checked content file into a module: each picture's `file` becomes its address in the release. A file with
 * problems fails the build, which lists them all.
 *
 * @this {import('webpack').LoaderContext<{}>}
 */
module.exports = async function contentLoader() {
  const { problemText, readContentFile } = await import('../content/contentFile.mjs');
  const { value, problems, pictures } = await readContentFile(this.resourcePath);
  // The lines name file and place: where this loader stands helps nobody.
  if (problems.length > 0) throw Object.assign(new Error(problems.map(problemText).join('\n')), { hideStack: true });
  const data = JSON.stringify(value, (name, field) => {
    if (name === '$schema') return undefined;
    const picture = pictures.get(field);
    if (!picture) return field;
    this.addDependency(path.resolve(this.context, field.file));
    const hash = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 12);
    const stem = path.parse(field.file).name.replace(/[^\w-]+/g, '-');
    const file = `${stem}.${hash}.${picture.ending}`;
    this.emitFile(file, picture.bytes);
    return { ...field, file: { $picture: file } };
  });
  const body = data.replace(/\{"\$picture":("[^"]+")\}/g, '__webpack_public_path__ + $1');
  return `export default ${body};\n`;
};
