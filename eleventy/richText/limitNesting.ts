import { Parser } from 'htmlparser2';

/**
 * Greatest depth of nested tags. An editor's text has ten; browsers also give up after some
 * hundreds.
 */
export const deepestNesting = 200;

/** Texts up to this many characters are parsed fast at any depth of tags. */
const harmlessLength = 50_000;

/**
 * Removes tags that are nested too deeply in a long text, but keeps their words. The parser's time
 * grows with the square of the open tags: a megabyte of `<b>` would delay a build for minutes.
 *
 * @param harmless texts up to this many characters stay as they are
 */
export function limitNesting(source: string, harmless = harmlessLength): string {
  if (source.length <= harmless) return source;
  // Only some versions of the parser count a form inside a form; under another name, all do.
  const html = source.replace(/(<\/?)(?=form\b)/gi, '$1dropped-');
  const kept: string[] = [];
  let keptUntil = 0;
  let depth = 0;
  let tooDeep: { readonly name: string; readonly start: number; readonly end: number } | undefined;
  // Characters written to the parser in addition to the text.
  let inserted = 0;

  const parser = new Parser({
    onopentag(name, _attributes, isImplied) {
      depth++;
      if (depth <= deepestNesting || isImplied) return;
      const start = parser.startIndex - inserted;
      tooDeep = { name, start, end: parser.endIndex + 1 - inserted };
    },
    onclosetag() {
      depth--;
      tooDeep = undefined;
    },
  });
  // One tag at a time, so that the parser gets the end tag of a dropped tag before the next tag.
  for (const piece of html.split(/(?=<)/)) {
    parser.write(piece);
    if (!tooDeep) continue;
    const { name, start, end } = tooDeep;
    kept.push(html.slice(keptUntil, start));
    keptUntil = end;
    const endTag = `</${name}>`;
    inserted += endTag.length;
    parser.write(endTag);
  }
  return kept.join('') + html.slice(keptUntil);
}
