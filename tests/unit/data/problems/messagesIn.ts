import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * The texts with several words in a source file, without those for other readers (labels, warnings,
 * errors of the code). Each is written as the code could compose it: `wert-1`, `wert-2` … stand for
 * values that only a run knows. A text with alternatives gives one text for each.
 */
export function messagesIn(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const reading = new Reading(source);
  const messages = nodesIn(source)
    .filter(isText)
    .filter((node) => !isPartOfText(node) && !isForOthers(node))
    .map((node) => ({ node, texts: reading.textsOf(node) }));
  return messages
    .filter(({ node }) => !reading.parts.has(node))
    .flatMap(({ texts }) => texts.filter(isMessage).map(numbered));
}

/** Calls whose texts no editor reads as a problem. */
const callsForOthers: ReadonlySet<string> = new Set([
  ...['words', 'warnEditors', 'printable', 'onlyInFolders', 'Error'],
]);

/** Properties and constants with texts for Directus, warnings and places. */
const namesForOthers: ReadonlySet<string> = new Set(['template', 'warning', 'origin']);

function isForOthers(node: ts.Node): boolean {
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    if (ts.isCallExpression(above) || ts.isNewExpression(above)) {
      if (callsForOthers.has(above.expression.getText())) return true;
    }
    if (ts.isPropertyAssignment(above) || ts.isVariableDeclaration(above)) {
      if (namesForOthers.has(above.name.getText())) return true;
    }
    if (ts.isTypeNode(above)) return true;
  }
  return false;
}

type Text = ts.StringLiteralLike | ts.TemplateExpression;

function isText(node: ts.Node): node is Text {
  return ts.isTemplateExpression(node) || ts.isStringLiteralLike(node);
}

/** True for a text that is written inside a template. */
function isPartOfText(node: ts.Node): boolean {
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    if (ts.isTemplateSpan(above)) return true;
  }
  return false;
}

/**
 * Several words, but no sentence. Left out if what is expected is the text of another problem, which is read where it is
 * written.
 */
function isMessage(text: string): boolean {
  return /[a-z],? /.test(text) && !text.endsWith('.') && !text.startsWith(`${value}, found `);
}

const value = '\0';

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(value, () => `wert-${(count += 1)}`);
}

/** Finds out, within one file, what an expression's text may be. */
class Reading {
  /** Texts that other texts contain through a name. */
  readonly parts = new Set<ts.Node>();
  readonly #nodes: readonly ts.Node[];
  readonly #open = new Set<ts.Node>();

  constructor(source: ts.SourceFile) {
    this.#nodes = nodesIn(source);
  }

  textsOf(node: ts.Expression): readonly string[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce<readonly string[]>(
        (before, { expression, literal }) =>
          this.#within(expression).flatMap((inner) =>
            before.map((text) => text + inner + literal.text),
          ),
        [node.head.text],
      );
    }
    return [value];
  }

  /** The texts of an expression inside a template. */
  #within(node: ts.Expression): readonly string[] {
    if (this.#open.has(node)) return [value];
    this.#open.add(node);
    const texts = this.#alternatives(node).flatMap((one) => {
      if (!isText(one)) return one === node ? [value] : this.#within(one);
      this.parts.add(one);
      return this.textsOf(one);
    });
    this.#open.delete(node);
    return [...new Set(texts)];
  }

  /** The expressions that one stands for; only itself if it is a value or a text. */
  #alternatives(node: ts.Expression): readonly ts.Expression[] {
    if (ts.isParenthesizedExpression(node)) return [node.expression];
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right];
      const isEmpty = ts.isStringLiteral(right) && right.text === '';
      return isEmpty ? [left] : [left, right];
    }
    if (ts.isElementAccessExpression(node) && ts.isObjectLiteralExpression(node.expression)) {
      return node.expression.properties
        .filter(ts.isPropertyAssignment)
        .map(({ initializer }) => initializer);
    }
    const found =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression)
        ? this.#returned(node.expression.text)
        : ts.isIdentifier(node)
          ? this.#named(node)
          : [];
    return found.length > 0 ? found : [node];
  }

  /** The values that functions of this name return. */
  #returned(name: string): ts.Expression[] {
    return this.#nodes
      .filter(ts.isFunctionDeclaration)
      .filter((declaration) => declaration.name?.text === name)
      .flatMap((declaration) => nodesIn(declaration).filter(ts.isReturnStatement))
      .flatMap(({ expression }) => expression ?? []);
  }

  /** The values of a name that the file declares. */
  #named(identifier: ts.Identifier): readonly ts.Expression[] {
    const declaration = declarationOf(identifier);
    if (!declaration) return [];
    if (ts.isParameter(declaration)) return this.#given(declaration);
    if (ts.isIdentifier(declaration.name))
      return declaration.initializer ? [declaration.initializer] : [];
    // A member of an object that a function of the file returns.
    return this.#nodes
      .filter(ts.isPropertyAssignment)
      .filter(({ name }) => name.getText() === identifier.text)
      .map(({ initializer }) => initializer);
  }

  /** The values that calls of its function give to a parameter. */
  #given(parameter: ts.ParameterDeclaration): readonly ts.Expression[] {
    const { parent } = parameter;
    const name = ts.isFunctionDeclaration(parent)
      ? parent.name
      : ts.isVariableDeclaration(parent.parent) && parent.parent.name;
    if (!name) return [];
    const index = parent.parameters.indexOf(parameter);
    return this.#nodes
      .filter(ts.isCallExpression)
      .filter(({ expression }) => expression.getText() === name.getText())
      .flatMap((call) => call.arguments[index] ?? []);
  }
}

type Declaration = ts.ParameterDeclaration | ts.VariableDeclaration;

/** The innermost declaration of a name. Undefined if it is imported. */
function declarationOf(
  identifier: ts.Identifier,
  scope: ts.Node = identifier.parent,
): Declaration | undefined {
  const found = declarationsIn(scope).find(({ name }) => declares(name, identifier.text));
  return found || ts.isSourceFile(scope) ? found : declarationOf(identifier, scope.parent);
}

function declarationsIn(scope: ts.Node): readonly Declaration[] {
  if (ts.isFunctionLike(scope)) return [...scope.parameters];
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return [];
  return scope.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
}

function declares(binding: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(binding)) return binding.text === name;
  return binding.elements.some(
    (element) => ts.isBindingElement(element) && declares(element.name, name),
  );
}

function nodesIn(node: ts.Node): ts.Node[] {
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => void inner.push(child, ...nodesIn(child)));
  return inner;
}
