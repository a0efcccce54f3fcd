import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { tableFrame } from '../../contract/richText/markup.ts';
import type { UniqueNames } from '../../contract/richText/names.ts';

/** A table, and the last heading before it. */
export interface FoundTable {
  readonly table: Element;
  readonly heading: Element | undefined;
}

/**
 * Wraps tables in frames that scroll (`tableFrame` in contract/richText/markup.ts).
 * @returns the names of the regions that this creates
 */
export function frameTables(tables: readonly FoundTable[], names: UniqueNames): string[] {
  return tables.flatMap(({ table, heading }) => {
    endCaption(table);
    const { tag, attributes, region } = tableFrame(
      wordsOf(captionOf(table)),
      wordsOf(heading),
      names,
    );
    const frame = new Element(tag, { ...attributes });
    DomUtils.replaceElement(table, frame);
    DomUtils.appendChild(frame, table);
    return region ?? [];
  });
}

/** Moves rows out of a caption without an end tag, as browsers do. */
function endCaption(table: Element): void {
  const caption = captionOf(table);
  if (!caption) return;
  for (const part of partsIn(caption).reverse()) {
    DomUtils.removeElement(part);
    DomUtils.append(caption, part);
  }
}

/** Returns the outermost table parts below an element, except those of nested tables. */
function partsIn(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (!(child instanceof Element) || child.name === 'table') return [];
    return partsOfTables.has(child.name) ? [child] : partsIn(child);
  });
}

const partsOfTables: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot', 'tr']);

function captionOf(table: Element): Element | undefined {
  return table.children.find(
    (child): child is Element => child instanceof Element && child.name === 'caption',
  );
}

function wordsOf(element: Element | undefined): string | undefined {
  return element && DomUtils.textContent(element);
}
