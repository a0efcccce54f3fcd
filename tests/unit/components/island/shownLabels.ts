import { resolve } from 'node:path';
import ts from 'typescript';

/**
 * The labels that an island may come to show: those that its component asks for, and whatever it is
 * made of, in all of its states, and those that the visitor has to do something for, too.
 */
export function labelsShownBy(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const program = ts.createProgram([...files], compilerOptions());
  const checker = program.getTypeChecker();
  const allLabels = labelKeys(program, checker);
  return new Map(files.map((file) => [file, shownBy(exported(file))]));

  function exported(file: string): ts.Symbol[] {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    return module ? checker.getExportsOfModule(module) : [];
  }

  function shownBy(symbols: readonly ts.Symbol[]): Set<string> {
    const shown = new Set<string>();
    const reached = new Set<ts.Symbol>();
    const reach = (symbol: ts.Symbol | undefined): void => {
      if (!symbol) return;
      if (symbol.flags & ts.SymbolFlags.Alias) {
        reach(checker.getAliasedSymbol(symbol));
        return;
      }
      if (reached.has(symbol)) return;
      reached.add(symbol);
      for (const declaration of symbol.declarations ?? []) {
        if (isOurCode(declaration)) visit(declaration);
      }
    };
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (ts.isExpression(node)) for (const key of labelsIn(node)) shown.add(key);
      if (ts.isIdentifier(node)) reach(checker.getSymbolAtLocation(node));
      // What comes later may show anything that its module has.
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const module = checker.getSymbolAtLocation(node.arguments[0]!);
        if (module) checker.getExportsOfModule(module).forEach(reach);
      }
      ts.forEachChild(node, visit);
    };
    symbols.forEach(reach);
    return shown;
  }

  function areAll(keys: readonly string[]): boolean {
    return keys.length === allLabels.size && keys.every((key) => allLabels.has(key));
  }

  /** Those that an expression may be where any label is asked for. One that is handed on may be all. */
  function labelsIn(node: ts.Expression): string[] {
    const wanted = checker.getContextualType(node);
    if (!wanted || !areAll(literals(checker.getNonNullableType(wanted)))) return [];
    const found = literals(checker.getTypeAtLocation(node));
    return areAll(found) ? [] : found;
  }
}

/** A list of names (`X.labels`) is no use of them, nor is what the build alone or a type says. */
function isOurCode(declaration: ts.Declaration): boolean {
  const isKept =
    ts.isFunctionDeclaration(declaration) ||
    ts.isVariableDeclaration(declaration) ||
    ts.isClassDeclaration(declaration);
  return isKept && !declaration.getSourceFile().fileName.includes('/node_modules/');
}

function literals(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.filter((one) => one.isStringLiteral()).map(({ value }) => value);
}

function labelKeys(program: ts.Program, checker: ts.TypeChecker): Set<string> {
  const file = program.getSourceFile(resolve('contract/labels.ts'))!;
  const type = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file)!)
    .find(({ name }) => name === 'LabelKey')!;
  return new Set(literals(checker.getDeclaredTypeOfSymbol(type)));
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, '.').options;
}
