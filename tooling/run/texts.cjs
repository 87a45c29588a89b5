const { existsSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { root } = require('./workspace.cjs');

/**
 * Finds texts that nothing on screen shows, package by package. It asks the compiler for types, so that a composed key
 * (`menu.${item.text}`) counts as exactly its possible keys. A key without a text is the compiler's own error.
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
  const places = sources.flatMap((source) => textsOf(source, checker));
  // A package without texts of its own shows none (and skipping it saves time).
  if (places.length === 0) return [];
  const used = new Set(sources.flatMap((source) => keysIn(source, checker)));
  // A key names a text, or a branch of texts.
  const isUsed = (/** @type {string} */ key) =>
    key.split('.').some((_, at, parts) => used.has(parts.slice(0, at + 1).join('.')));
  return places.filter(([key]) => !isUsed(key)).map(([key, place]) => `${place}: nothing shows the text ${key}`);
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
    if (!isResources || !ts.isInterfaceDeclaration(node.parent) || node.parent.name.text !== 'CustomTypeOptions')
      return;
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

/** The possible keys of each call of a `t`. @param {ts.SourceFile} source @param {ts.TypeChecker} checker */
function keysIn(source, checker) {
  /** @type {string[]} */
  const found = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || !node.arguments[0]) return;
    if (checker.getTypeAtLocation(node.expression).symbol?.name !== 'TFunction') return;
    const type = checker.getTypeAtLocation(node.arguments[0]);
    for (const one of type.isUnion() ? type.types : [type]) if (one.isStringLiteral()) found.push(one.value);
  });
  return found;
}

/** @param {ts.Node} node @param {(node: ts.Node) => void} look */
function visit(node, look) {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** @param {ts.Node} node `file:line`, as editors open it */
function placeOf(node) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, source.fileName)}:${line + 1}`;
}

module.exports = { texts, textFaults, programOf };
