import { readFileSync } from 'node:fs';
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { fileOf, fileUses } from './files.ts';
import { ContentProblems } from '../problems/problems.ts';
import type { Site } from '../model/site.ts';

/**
 * Checks the drawings that records name in their fields and texts. Icons and cards are made from
 * the logo; browsers refuse a file with an error; and a drawing that is opened by its own address
 * runs its scripts.
 *
 * @param folder the folder of the content
 * @throws ContentProblems
 */
export function checkDrawings(site: Site, folder: string): void {
  const memo = new Map<string, string | undefined>();
  const problems = fileUses(site).flatMap(({ origin, field, ...local }) => {
    const isDrawing = local.folder === 'images' && /\.svg$/i.test(local.file);
    const path = isDrawing ? fileOf(local, folder) : undefined;
    if (path === undefined) return [];
    if (!memo.has(path)) memo.set(path, expectedInstead(readFileSync(path)));
    const expected = memo.get(path);
    return expected === undefined
      ? []
      : [{ origin, field, expected: `${expected}, found images/${local.file}` }];
  });
  if (problems.length > 0) throw new ContentProblems(problems);
}

/**
 * The first problem of a drawing, worded as what the file should contain. Undefined without a
 * problem.
 */
export function expectedInstead(file: Uint8Array): string | undefined {
  if (file.byteLength > maxBytes) return `a drawing (SVG) of at most ${maxBytes / 1_000_000} MB`;
  try {
    parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
    return undefined;
  } catch (error) {
    return error instanceof Unfit
      ? error.message
      : `a drawing (SVG) that is well-formed${positionOf(error)}`;
  }
}

const maxBytes = 1_000_000;

/**
 * libxml2, which renders drawings, accepts no more levels. The parser's time is quadratic: 100,000
 * levels took more than 40 s.
 */
const deepest = 256;

/**
 * Maximum number of characters in the text of a drawing. librsvg 2 lays out a text in quadratic time: 5,000 characters take a
 * second, 64,000 take minutes.
 */
const maxText = 5000;

class Unfit extends Error {}

function parse(svg: string): void {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let isRoot = true;
  let depth = 0;
  /** The depth of the text element around the parser's place. */
  let textDepth = Infinity;
  let characters = 0;
  parser.on('closetag', () => {
    if (depth === textDepth) textDepth = Infinity;
    depth -= 1;
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (tag.local === 'text') textDepth = Math.min(textDepth, depth);
    if (depth > deepest) throw new Unfit(`a drawing (SVG) of at most ${deepest} levels`);
    if (isRoot) checkRoot(tag);
    isRoot = false;
    if (acting.has(tag.local.toLowerCase())) {
      throw new Unfit(`a drawing (SVG) without <${tag.local}>, exported as a picture`);
    }
    for (const attribute of Object.values(tag.attributes)) checkAttribute(attribute);
  });
  parser.on('doctype', (doctype) => {
    // A DOCTYPE may give every element a handler (`<!ATTLIST svg onload …>`), which browsers run
    // and this parser ignores.
    if (doctype.includes('[')) {
      throw new Unfit('a drawing (SVG) without definitions in its DOCTYPE, exported as a picture');
    }
  });
  const checkText = (text: string) => {
    checkStyle(text);
    // A line break and its indentation count as one space.
    if (depth >= textDepth) characters += text.replace(/\s+/g, ' ').length;
    if (characters > maxText) {
      throw new Unfit(`a drawing (SVG) with at most ${maxText} characters of text`);
    }
  };
  parser.on('text', checkText);
  parser.on('cdata', checkText);
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw externalReference();
  });
  parser.write(svg).close();
}

function checkRoot({ uri, local, attributes }: SaxesTagNS): void {
  if (uri !== 'http://www.w3.org/2000/svg' || local !== 'svg') {
    throw new Unfit('a drawing: <svg xmlns="http://www.w3.org/2000/svg" …>');
  }
  const size = (name: string) => attributes[name]?.value.trim();
  const [, , ...box] = (size('viewBox') ?? '').split(/[\s,]+/);
  if ([size('width'), size('height'), ...box].some(isNothing)) {
    throw new Unfit('a drawing (SVG) with a width and a height above 0');
  }
}

function isNothing(length: string | undefined): boolean {
  return length !== undefined && parseFloat(length) <= 0;
}

/** Elements that run code or embed pages of others. */
const acting: ReadonlySet<string> = new Set([
  ...['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler'],
]);

function checkAttribute({ local, value }: SaxesAttributeNS): void {
  if (/^on/i.test(local)) {
    throw new Unfit(`a drawing (SVG) without ${local}, exported as a picture`);
  }
  if (/^attributeName$/i.test(local) && /(?:^|:)(?:href|src|on\w+)$/i.test(value.trim())) {
    throw new Unfit('a drawing (SVG) whose animations change no link and no handler');
  }
  if (/^(?:href|src)$/i.test(local) && !inFile.test(value)) throw externalReference();
  checkStyle(value);
}

/** An anchor in the drawing, or an embedded picture. */
const inFile = /^\s*(?:#|data:image\/(?:png|jpe?g|webp|gif);|$)/i;

function checkStyle(css: string): void {
  if (/@import|expression\s*\(/i.test(css)) throw externalReference();
  for (const [, address = ''] of css.matchAll(/\burl\(\s*["']?([^"')]*)/gi)) {
    if (!inFile.test(address)) throw externalReference();
  }
}

function externalReference(): Unfit {
  return new Unfit(
    'a drawing (SVG) that refers to no other file, with pictures and fonts embedded',
  );
}

/** The parser's messages begin with line and column. */
function positionOf(error: unknown): string {
  const [, line, column] = /^(\d+):(\d+):/.exec(error instanceof Error ? error.message : '') ?? [];
  return line === undefined ? '' : ` (line ${line}, column ${column ?? ''})`;
}
