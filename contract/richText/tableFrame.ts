import type { UniqueNames } from './UniqueNames.ts';

/** What a table is put into. */
interface TableFrame {
  /** Only a section with a name is a region to screen readers. */
  readonly tag: 'section' | 'div';
  readonly attributes: Readonly<Record<string, string>>;
  /** The name of the region, where it is one. */
  readonly region: string | undefined;
}

/**
 * A table that is too wide scrolls by itself, with the keyboard too, instead of the whole page.
 * Screen readers say what it is that scrolls: the table's caption, or the words that head it.
 */
export function tableFrame(
  caption: string | undefined,
  heading: string | undefined,
  names: UniqueNames,
): TableFrame {
  const shared = { class: 'table-scroll', tabindex: '0' };
  const name = inOneLine(caption) || inOneLine(heading);
  if (name === '') return { tag: 'div', attributes: shared, region: undefined };
  const region = names.take(name);
  return { tag: 'section', attributes: { ...shared, 'aria-label': region }, region };
}

function inOneLine(words = ''): string {
  return words.replace(/\s+/g, ' ').trim();
}
