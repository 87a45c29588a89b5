import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './workspace.cjs';

/*
 * A browser that translates puts elements of its own in the place of text nodes, which React then no longer finds: a text
 * beside a sibling never changes again, and to take it away, or to put something in front of it, throws. Where a text is all
 * that its element has, React writes to the element.
 */

const PARTS = ['shell', 'mfe-scores', 'mfe-articles', 'mfe-ads', 'shared-kernel'];

/** What a component is given is looked at where it is given. @param {ts.Type[]} types */
const isAnyNode = (types) => types.some(({ symbol }) => symbol?.name === 'Iterable');

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Unknown;

/**
 * React renders nothing for an empty text. Packages type their own texts, which contradict one another here: then it is
 * unknown what `t` gives, and it is one.
 *
 * @param {ts.Type} type
 */
const isText = (type) => (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === '');

/** What never changes. @param {ts.Expression} expression */
const isConstant = (expression) => {
  if (!ts.isCallExpression(expression)) return ts.isStringLiteralLike(expression);
  const [text, ...values] = expression.arguments;
  return text !== undefined && ts.isStringLiteralLike(text) && values.length === 0;
};

/** What comes and goes, or grows. @param {ts.JsxChild} child */
const isMoving = (child) =>
  ts.isJsxExpression(child) &&
  child.expression !== undefined &&
  (ts.isConditionalExpression(child.expression) ||
    ts.isBinaryExpression(child.expression) ||
    (ts.isCallExpression(child.expression) && !isConstant(child.expression)));

/** @param {ts.SourceFile} file @param {ts.TypeChecker} checker @returns {string[]} each with its line */
function textsBesideSiblings(file, checker) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const note = (node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path.relative(root, file.fileName)}:${line + 1}: ${node.getText().trim()}`);
  };
  /** @param {ts.Expression} expression */
  const mayBeText = (expression) => {
    const type = checker.getTypeAtLocation(expression);
    const types = type.isUnion() ? type.types : [type];
    return !isAnyNode(types) && types.some(isText);
  };
  /** @param {readonly ts.JsxChild[]} children */
  const lookAt = (children) => {
    const rendered = children.filter((child) =>
      ts.isJsxText(child) ? child.text.trim() !== '' : !ts.isJsxExpression(child) || child.expression,
    );
    for (const [at, child] of rendered.length > 1 ? rendered.entries() : []) {
      const isFollowing = rendered.slice(0, at).some(isMoving);
      if (ts.isJsxText(child)) {
        if (isFollowing) note(child);
      } else if (ts.isJsxExpression(child) && child.expression && mayBeText(child.expression)) {
        const isBlank = ts.isStringLiteralLike(child.expression) && child.expression.text.trim() === '';
        if (!isConstant(child.expression) || (isFollowing && !isBlank)) note(child);
      }
    }
  };
  /** @param {ts.Node} node @param {boolean} isComponent whether what is returned here is rendered among siblings */
  const visit = (node, isComponent) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) lookAt(node.children);
    if (isComponent && ts.isReturnStatement(node) && node.expression && mayBeText(node.expression)) note(node);
    const isFunction = ts.isFunctionLike(node);
    const isNamed = isFunction && node.name !== undefined && /^[A-Z]/.test(node.name.getText());
    ts.forEachChild(node, (child) => visit(child, isFunction ? isNamed : isComponent));
  };
  visit(file, false);
  return found;
}

it('each text that changes is alone in its element', () => {
  const { config } = ts.readConfigFile(path.join(root, 'tooling/tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      lib: ['es2023', 'dom', 'dom.iterable'],
      incremental: false,
      tsBuildInfoFile: undefined,
    },
    root,
  );
  const files = PARTS.flatMap((part) => globSync(`${part}/src/**/*.tsx`, { cwd: root }))
    .filter((file) => !/\.test\.tsx$|\/testing\//.test(file))
    .map((file) => path.join(root, file));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const sources = files.flatMap((file) => program.getSourceFile(file) ?? []);
  expect(sources).toHaveLength(files.length);
  expect(sources.flatMap((source) => textsBesideSiblings(source, checker))).toEqual([]);
});
