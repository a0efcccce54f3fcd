import { parseSync, type Plugin } from 'vite';
import { labelTemplate } from '../../components/i18n/createLabels.ts';
import { labelKeys } from '../../components/i18n/labelKeys.ts';
import type { InlinedLabel, LabelKey } from '../../contract/labels.ts';
import { languages } from '../../locales/languages.ts';

/**
 * Vite plugin: replaces each label's key in the browser's code by the label's texts in all languages
 * (browser/labels/inlinedLabels.ts). The browser so has the labels that its code shows, and no others.
 */
export const inlineLabels: Plugin = {
  name: 'inline-labels',
  transform(code, file) {
    if (file.includes('/node_modules/')) return undefined;
    const given = withLabels(code);
    return given === code ? undefined : { code: given, map: null };
  },
};

/**
 * @param code JavaScript
 * @internal
 */
export function withLabels(code: string): string {
  if (!likely.test(code)) return code;
  return replacementsIn(parseSync('browser.js', code).program, code).reduceRight(
    (text, { start, end, put }) => text.slice(0, start) + put + text.slice(end),
    code,
  );
}

const likely = /['"`][a-zA-Z]+\.[\w.]*(?:['"`]|\$\{)/;

/** Code to replace. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** The nodes of an ESTree that the walk needs. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the keys in a part of a program, in the order of the code. */
function replacementsIn(node: unknown, code: string): readonly Replacement[] {
  if (Array.isArray(node)) return node.flatMap((each) => replacementsIn(each, code));
  if (!isNode(node)) return [];
  const { start, end } = node;
  if (isText(node) && isKey(node.value)) return [{ start, end, put: inlined(node.value) }];
  if (isTemplate(node)) {
    const texts = [...keysOf(node)].map(([rest, key]) => `${JSON.stringify(rest)}:${inlined(key)}`);
    // Without its fixed beginning, the template chooses one of the texts.
    const rest = code.slice(node.expressions[0]?.start, end);
    if (texts.length > 0) return [{ start, end, put: `({${texts.join()}})[\`\${${rest}]` }];
  }
  if (node.type === 'ImportDeclaration') return [];
  // The name of a property is no label.
  const children = isProperty(node) ? [node.value] : Object.values(node);
  return children.flatMap((child: unknown) => replacementsIn(child, code));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isText(node: Node): node is Node & { readonly value: string } {
  return node.type === 'Literal' && 'value' in node && typeof node.value === 'string';
}

function isProperty(node: Node): node is Node & { readonly value: unknown } {
  return node.type === 'Property' && 'computed' in node && !node.computed;
}

interface Template extends Node {
  readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
  readonly expressions: readonly Node[];
}

function isTemplate(node: Node): node is Template {
  return node.type === 'TemplateLiteral';
}

/**
 * The keys that a template such as `` `logIn.rules.${rule}` `` can be, without the fixed beginning. A changing
 * part has no dot.
 */
function keysOf({ quasis }: Template): ReadonlyMap<string, LabelKey> {
  const [before = '', ...others] = quasis.map(({ value }) => value.cooked);
  if (!before.includes('.')) return new Map();
  const pattern = new RegExp(
    `^${[before, ...others].map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`,
  );
  const keys = [...labelKeys].filter((key) => pattern.test(key));
  return new Map(keys.map((key) => [key.slice(before.length), key]));
}

function inlined(key: LabelKey): string {
  const texts: InlinedLabel = Object.fromEntries(
    languages.map((language) => [language, labelTemplate(key, language)] as const),
  ) as InlinedLabel;
  return JSON.stringify(texts);
}

function isKey(text: string): text is LabelKey {
  return labelKeys.has(text as LabelKey);
}
