import type { UniqueNames } from './UniqueNames.ts';

/** The element around a table. */
interface TableFrame {
  /** For screen readers, a section is a region only if it has a name. */
  readonly tag: 'section' | 'div';
  readonly attributes: Readonly<Record<string, string>>;
  /** The name of the region, if it is one. */
  readonly region: string | undefined;
}

/**
 * Makes a wide table scroll on its own, also with the keyboard, instead of the whole page. The
 * region's name for screen readers is the table's caption, or else its heading.
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
