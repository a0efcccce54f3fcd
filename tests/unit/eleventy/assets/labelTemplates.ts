import { globSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

interface LabelTemplate {
  readonly file: string;
  /** The template as written in the code. */
  readonly text: string;
  /** The fixed parts of the template. */
  readonly parts: readonly string[];
  /** The keys that the template's type allows. */
  readonly keys: readonly string[];
  /** The keys in the files of its folder. */
  readonly shownBeside: ReadonlySet<string>;
}

/** The template literals in the browser's code that are keys of labels. */
export function labelTemplates(): readonly LabelTemplate[] {
  const files = [...globSync('components/**/*.island.tsx'), 'browser/page/main.ts'];
  const program = ts.createProgram(files, compilerOptions());
  const checker = program.getTypeChecker();
  const all = labelKeys(program, checker);
  const named = new Map<string, Set<string>>();
  const found: LabelTemplate[] = [];
  for (const source of program.getSourceFiles()) {
    const file = relative('.', source.fileName);
    if (!/^(?:components|browser)\//.test(file)) continue;
    const shownBeside = named.get(dirname(file)) ?? new Set<string>();
    named.set(dirname(file), shownBeside);
    const visit = (node: ts.Node): void => {
      const isTemplate = ts.isTemplateExpression(node);
      if (isTemplate || ts.isStringLiteral(node)) {
        const keys = isTemplate ? literals(checker.getTypeAtLocation(node)) : [node.text];
        if (keys.length > 0 && keys.every((key) => all.has(key))) {
          for (const key of keys) shownBeside.add(key);
          if (isTemplate)
            found.push({
              file,
              text: node.getText(source),
              parts: partsOf(node),
              keys,
              shownBeside,
            });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function partsOf({ head, templateSpans }: ts.TemplateExpression): string[] {
  return [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
}

function literals(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  return types.filter((one) => one.isStringLiteral()).map(({ value }) => value);
}

function labelKeys(program: ts.Program, checker: ts.TypeChecker): ReadonlySet<string> {
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
