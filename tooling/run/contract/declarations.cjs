const path = require('node:path');
const ts = require('typescript');
const { programOf } = require('../texts.cjs');

/**
 * The exported declarations of a TypeScript folder as text, with all declarations of the same package that they use.
 * Types are as written, constants include their value, functions only their signature.
 *
 * @typedef {{ file: string, start: number, text: string }} Piece
 */

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/**
 * @param {string} packageDir
 * @param {string[]} files whose exports count
 * @returns {Piece[]} in the order of files and lines; `file` is relative to the package
 */
function declarations(packageDir, files) {
  const roots = files.map((file) => path.join(packageDir, file));
  const program = programOf(path.join(packageDir, 'tsconfig.json'));
  const checker = program.getTypeChecker();
  /** @type {Map<ts.Node, Piece>} */
  const pieces = new Map();
  const waiting = roots.flatMap((file) => exportsOf(program, checker, file));
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (pieces.has(node) || !isOurs(node, packageDir)) continue;
    pieces.set(node, pieceOf(node, checker, packageDir));
    waiting.push(...namedIn(node, checker));
  }
  return [...pieces.values()].sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}

/** @param {ts.Program} program @param {ts.TypeChecker} checker @param {string} file @returns {ts.Node[]} */
function exportsOf(program, checker, file) {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${file} is no module of its package`);
  return checker.getExportsOfModule(symbol).flatMap((one) => declarationsOf(one, checker));
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker @returns {ts.Node[]} */
function declarationsOf(symbol, checker) {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (real.declarations ?? []).filter(isTopLevel);
}

/** @param {ts.Node} node */
function isTopLevel(node) {
  if (ts.isVariableDeclaration(node)) return ts.isSourceFile(node.parent.parent.parent);
  const isKind = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
  return (isKind || ts.isFunctionDeclaration(node)) && ts.isSourceFile(node.parent);
}

/** @param {ts.Node} node @param {string} packageDir */
function isOurs(node, packageDir) {
  const { fileName } = node.getSourceFile();
  return path.normalize(fileName).startsWith(path.join(packageDir, 'src')) && !fileName.includes('node_modules');
}

/**
 * All names in a declaration, without function bodies.
 *
 * @param {ts.Node} node
 * @param {ts.TypeChecker} checker
 */
function namedIn(node, checker) {
  /** @type {ts.Node[]} */
  const named = [];
  const look = (/** @type {ts.Node} */ part) => {
    if (ts.isBlock(part)) return;
    const symbol = ts.isShorthandPropertyAssignment(part)
      ? checker.getShorthandAssignmentValueSymbol(part)
      : ts.isIdentifier(part) && checker.getSymbolAtLocation(part);
    if (symbol) named.push(...declarationsOf(symbol, checker));
    ts.forEachChild(part, look);
  };
  if (!isFunction(node)) ts.forEachChild(node, look);
  return named;
}

/** @param {ts.Node} node */
function isFunction(node) {
  if (ts.isFunctionDeclaration(node)) return true;
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

/** @param {ts.Node} node @param {ts.TypeChecker} checker @param {string} packageDir @returns {Piece} */
function pieceOf(node, checker, packageDir) {
  const source = node.getSourceFile();
  const file = path.relative(packageDir, source.fileName).split(path.sep).join('/');
  return { file, start: node.getStart(), text: textOf(node, checker, file) };
}

/** @param {ts.Node} node @param {ts.TypeChecker} checker @param {string} file */
function textOf(node, checker, file) {
  const name = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) ? node.name?.getText() : '';
  if (isFunction(node)) {
    const flags = ts.TypeFormatFlags.NoTruncation;
    return `function ${name}: ${checker.typeToString(checker.getTypeAtLocation(node), node, flags)}`;
  }
  if (!ts.isVariableDeclaration(node)) return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  // The texts of a page may change: only their presence is part of the contract.
  if (/Texts\.ts$/.test(file)) return `const ${name}`;
  return `const ${printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())}`;
}

module.exports = { declarations };
