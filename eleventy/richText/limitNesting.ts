import { Parser } from 'htmlparser2';

/** Tags inside tags, at most. An editor's text has ten; from hundreds on browsers give up, too. */
export const deepestNesting = 200;

/** So short a text is parsed in no time, however its tags are nested. */
const harmlessLength = 50_000;

/**
 * Leaves out the tags of a long text, not their words, that are nested too deeply. What a parser
 * needs for open tags grows with their square: a megabyte of `<b>` would hold up a build for
 * minutes.
 */
export function limitNesting(source: string): string {
  if (source.length <= harmlessLength) return source;
  // A form in a form counts for some versions of the parser only; by another name it always does.
  const html = source.replace(/(<\/?)(?=form\b)/gi, '$1dropped-');
  const kept: string[] = [];
  let keptUntil = 0;
  let depth = 0;
  let tooDeep: { readonly name: string; readonly start: number; readonly end: number } | undefined;
  // What was written to the parser beyond the text itself.
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
  // Tag by tag, so that the parser is told of the end of one before it comes to the next.
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
