import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { UniqueNames } from './uniqueNames.ts';

/** A table, and the heading that it stands below. */
export interface FoundTable {
  readonly table: Element;
  readonly heading: Element | undefined;
}

/**
 * A table that is too wide scrolls by itself, with the keyboard too, instead of the whole page.
 * Screen readers say what it is that scrolls: the table's caption, or the words that head it.
 *
 * @returns the names of the regions that this makes
 */
export function frameTables(tables: readonly FoundTable[], names: UniqueNames): string[] {
  const regions: string[] = [];
  for (const { table, heading } of tables) {
    endCaption(table);
    const name = nameOf(table, heading);
    const shared = { class: 'table-scroll', tabindex: '0' };
    let frame = new Element('div', shared);
    if (name !== '') {
      const region = names.take(name);
      regions.push(region);
      // Only a section with a name is a region to screen readers.
      frame = new Element('section', { ...shared, 'aria-label': region });
    }
    DomUtils.replaceElement(table, frame);
    DomUtils.appendChild(frame, table);
  }
  return regions;
}

/** Takes the rows out of a caption that lacks its end, as browsers do. */
function endCaption(table: Element): void {
  const caption = captionOf(table);
  if (!caption) return;
  for (const part of partsIn(caption).reverse()) {
    DomUtils.removeElement(part);
    DomUtils.append(caption, part);
  }
}

/** The outermost parts of a table below an element, but for those of a table inside. */
function partsIn(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (!(child instanceof Element) || child.name === 'table') return [];
    return partsOfTables.has(child.name) ? [child] : partsIn(child);
  });
}

const partsOfTables: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot', 'tr']);

function nameOf(table: Element, heading: Element | undefined): string {
  return wordsOf(captionOf(table)) || wordsOf(heading);
}

function captionOf(table: Element): Element | undefined {
  return table.children.find(
    (child): child is Element => child instanceof Element && child.name === 'caption',
  );
}

function wordsOf(element: Element | undefined): string {
  return element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : '';
}
