import { Parser } from 'htmlparser2';
import { notSearchedAttribute, notSearchedElements } from '../../contract/notSearched.ts';
import { visuallyHiddenClass } from '../../contract/markup.ts';

/** Returns the searchable text of a main region. */
export function searchedText(main: string): string {
  const texts: string[] = [];
  /** Depth of open elements since the first one that is skipped. */
  let skipped = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipped > 0 || isSkipped(name, attributes)) skipped += 1;
    },
    ontext(text) {
      if (skipped === 0) texts.push(text);
    },
    onclosetag() {
      if (skipped > 0) skipped -= 1;
      texts.push(' ');
    },
  });
  parser.end(main);
  return texts.join('');
}

function isSkipped(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    elements.has(name) ||
    notSearchedAttribute in attributes ||
    attributes['aria-hidden'] === 'true' ||
    (attributes['class']?.split(' ').includes(visuallyHiddenClass) ?? false)
  );
}

const elements: ReadonlySet<string> = new Set(notSearchedElements);
