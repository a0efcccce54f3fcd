import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import tseslint from 'typescript-eslint';
import type { LabelKey } from '../../../contract/labels.ts';
import { labelsFor } from '../../../components/i18n/createLabels.ts';
import { dataAttribute } from '../../../contract/dataAttributes.ts';

/**
 * Names that both the build and the browser use are written only in contract/. Plain words, such as
 * the query's `q`, have other meanings elsewhere, so this test searches only for names that are not
 * plain words.
 */
const names = new Set<string>();

beforeAll(async () => {
  for (const file of globSync('contract/**/*.ts')) {
    const constants = Object.values((await import(resolve(file))) as object);
    for (const name of constants.flat().filter(isName)) names.add(name);
    if (withAttributes.has(file)) for (const name of attributesIn(file)) names.add(name);
  }
});

/** Their interfaces named `…Data` are data attributes. */
const withAttributes = new Set(
  ['markup', 'dataAttributes', 'search'].map((name) => `contract/${name}.ts`),
);

const sources = globSync('{backend,browser,client,components,data,eleventy,pages}/**/*.{ts,tsx}');

describe('what build and browser both say', () => {
  it('is looked for', () => {
    expect([...names]).toEqual(
      expect.arrayContaining([
        ...['/page-data', '/sq/d/', '/search-index/', '/service-worker.js'],
        ...['int-consents', 'contact-sender', 'collegium-slot', 'collegium-island'],
        ...['data-external', 'data-consents', 'data-build', 'data-waiting', 'data-search-skip'],
      ]),
    );
    expect(sources.length).toBeGreaterThan(500);
  });

  it('is found where it is written by hand', () => {
    expect(namesIn("const slot = 'collegium-slot';")).toEqual(['collegium-slot']);
    expect(namesIn('const all = `main collegium-island ${x}`;')).toEqual(['collegium-island']);
    expect(namesIn('const a = <p data-external="" />;')).toEqual(['data-external']);
    expect(namesIn("import '/page-data'; // '/page-data'")).toEqual([]);
    // Keys of labels may resemble these names.
    expect(namesIn("label('institutions.times.full_time');")).toEqual([]);
  });

  it('is written by hand nowhere else', () => {
    const found = sources.flatMap((file) =>
      namesIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});

function isName(value: unknown): value is string {
  return typeof value === 'string' && /[^a-z0-9]/i.test(value);
}

/** The names from contract/ that the module's strings and attributes contain, each once. */
function namesIn(code: string): string[] {
  // Parsing a module is slow, so search its text first.
  const candidates = [...names].filter((name) => code.includes(name));
  if (candidates.length === 0) return [];
  const texts = [...textsIn(parsed(code))].filter((text) => !isLabel(text) && text !== alike);
  return candidates.filter((name) => texts.some((text) => text.includes(name)));
}

/** An English address of the specification that happens to resemble a key of the catalogue. */
const alike = '/en/floral_workshop';

function isLabel(text: string): boolean {
  try {
    return labelsFor('de').text(text as LabelKey) !== '';
  } catch {
    return false;
  }
}

/**
 * The data attributes that the interfaces of a module define, such as `external` of
 * `ExternalContentData`.
 */
function attributesIn(file: string): string[] {
  return [...nodesIn(parsed(readFileSync(file, 'utf8')))]
    .filter(({ type, id }) => type === 'TSInterfaceDeclaration' && id?.name?.endsWith('Data'))
    .flatMap(({ body }) => (body as Node | undefined)?.body ?? [])
    .map(({ key }) => dataAttribute(key?.name ?? ''));
}

function* textsIn(program: Node): Generator<string> {
  for (const { type, value, name } of nodesIn(program)) {
    if (type === 'Literal' && typeof value === 'string') yield value;
    if (type === 'TemplateElement') yield (value as { readonly raw: string }).raw;
    if (type === 'JSXAttribute') yield String((name as unknown as Node).name);
  }
}

/** The part of a syntax tree that this test reads (https://github.com/estree/estree). */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly id?: Node;
  readonly key?: Node;
  readonly value?: unknown;
  readonly body?: readonly Node[];
}

/** The type lacks the options. */
const parser = tseslint.parser as {
  parseForESLint: (code: string, options: object) => { ast: unknown };
};

function parsed(code: string): Node {
  return parser.parseForESLint(code, { ecmaFeatures: { jsx: true } }).ast as Node;
}

/** All nodes except the names of imported modules. */
function* nodesIn(node: Node): Generator<Node> {
  if (/^(Import|Export).*(Declaration|Expression)$/.test(node.type)) {
    node = { ...node, source: undefined } as Node;
  }
  yield node;
  for (const [name, child] of Object.entries(node)) {
    if (name === 'parent' || name === 'tokens' || name === 'comments') continue;
    for (const part of Array.isArray(child) ? (child as unknown[]) : [child]) {
      if (isNode(part)) yield* nodesIn(part);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
