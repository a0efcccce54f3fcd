import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { tableFrame } from '../../contract/richText/tableFrame.ts';
import type { UniqueNames } from '../../contract/richText/UniqueNames.ts';

/** A table, and the heading that it stands below. */
export interface FoundTable {
  readonly table: Element;
  readonly heading: Element | undefined;
}

/**
 * Lets tables scroll by themselves (contract/richText/tableFrame).
 *
 * @returns the names of the regions that this makes
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

function captionOf(table: Element): Element | undefined {
  return table.children.find(
    (child): child is Element => child instanceof Element && child.name === 'caption',
  );
}

function wordsOf(element: Element | undefined): string | undefined {
  return element && DomUtils.textContent(element);
}
