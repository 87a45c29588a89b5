const { existsSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { root } = require('./workspace.cjs');

/**
 * Compares the texts on screen with the code that shows them, package by package: unused texts, keys without a text,
 * and keys that cannot be determined. It asks the compiler for types, so that a composed key (`menu.${item.text}`)
 * counts as exactly its possible keys.
 */

/** A plural is one text in code: `minutes_other` is used as `minutes`. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/**
 * @param {readonly import('./workspace.cjs').Package[]} checked
 * @returns {Promise<import('./checks.cjs').Outcome>}
 */
async function texts(checked) {
  const withTexts = checked.filter(({ dir }) => existsSync(path.join(dir, 'node_modules/i18next')));
  const faults = withTexts.flatMap(({ dir }) => textFaults(programOf(path.join(dir, 'tsconfig.json'))));
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length, output: faults.join('\n') };
}

/** @param {string} configFile @returns {ts.Program} */
function programOf(configFile) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(configFile, { noEmit: true, incremental: false }, host);
  return ts.createProgram(config?.fileNames ?? [], config?.options ?? {});
}

/** @param {ts.Program} program @returns {string[]} each names a key and a place */
function textFaults(program) {
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => !/node_modules|\.test\.tsx?$/.test(fileName));
  const places = new Map(sources.flatMap((source) => textsOf(source, checker)));
  // A package without texts of its own shows none (and skipping it saves time).
  if (places.size === 0) return [];
  const uses = sources.flatMap((source) => usesIn(source, checker));
  const keys = [...places.keys()];
  const unknown = uses.flatMap(({ key, place }) => {
    if (key === undefined) return [`${place}: expected a key whose type names its texts, got any string`];
    return keys.some((text) => covers(key, text)) ? [] : [`${place}: there is no text ${key}`];
  });
  const unused = keys.filter((text) => !uses.some(({ key }) => key !== undefined && covers(key, text)));
  return [...unknown, ...unused.map((text) => `${places.get(text)}: nothing shows the text ${text}`)];
}

/**
 * A key names a text, or a branch of texts.
 *
 * @param {string} key
 * @param {string} text
 */
function covers(key, text) {
  return key === text || text.startsWith(`${key}.`);
}

/**
 * The keys of the resources that a file passes to i18next, with their place.
 *
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 * @returns {[key: string, place: string][]}
 */
function textsOf(source, checker) {
  /** @type {[string, string][]} */
  const found = [];
  visit(source, (node) => {
    const isResources = ts.isPropertySignature(node) && node.name.getText() === 'resources' && node.type;
    if (!isResources || !isWithin(node, 'CustomTypeOptions')) return;
    for (const namespace of checker.getTypeFromTypeNode(isResources).getProperties()) {
      const leaves = leavesOf(checker.getTypeOfSymbol(namespace), checker);
      found.push(...leaves.map(([key, place]) => /** @type {[string, string]} */ ([key.replace(PLURAL, ''), place])));
    }
  });
  return found;
}

/**
 * @param {ts.Type} type
 * @param {ts.TypeChecker} checker
 * @returns {[key: string, place: string][]}
 */
function leavesOf(type, checker) {
  return type.getProperties().flatMap((property) => {
    const inner = checker.getTypeOfSymbol(property);
    if (inner.flags & ts.TypeFlags.Object) {
      const branch = leavesOf(inner, checker);
      return branch.map(([leaf, place]) => /** @type {[string, string]} */ ([`${property.name}.${leaf}`, place]));
    }
    const [declaration] = property.declarations ?? [];
    return [/** @type {[string, string]} */ ([property.name, declaration ? placeOf(declaration) : ''])];
  });
}

/**
 * The possible keys of each call of a `t`.
 *
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 * @returns {{ key: string | undefined, place: string }[]} without a key when its type is any text
 */
function usesIn(source, checker) {
  /** @type {{ key: string | undefined, place: string }[]} */
  const found = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || !node.arguments[0]) return;
    if (checker.getTypeAtLocation(node.expression).symbol?.name !== 'TFunction') return;
    const type = checker.getTypeAtLocation(node.arguments[0]);
    for (const one of type.isUnion() ? type.types : [type]) {
      found.push({ key: one.isStringLiteral() ? one.value : undefined, place: placeOf(node) });
    }
  });
  return found;
}

/** @param {ts.Node} node @param {(node: ts.Node) => void} look */
function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** @param {ts.Node} node @param {string} name of an interface */
function isWithin(node, name) {
  return ts.isInterfaceDeclaration(node.parent) && node.parent.name.text === name;
}

/** @param {ts.Node} node `file:line`, as editors open it */
function placeOf(node) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, source.fileName)}:${line + 1}`;
}

module.exports = { texts, textFaults, programOf };
