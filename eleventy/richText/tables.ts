import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { tableFrame } from '../../contract/richText/tableFrame.ts';
import type { UniqueNames } from '../../contract/richText/uniqueNames.ts';

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
    const caption = table.children.find(
      (child): child is Element => child instanceof Element && child.name === 'caption',
    );
    const { tag, attributes, region } = tableFrame(wordsOf(caption), wordsOf(heading), names);
    const frame = new Element(tag, { ...attributes });
    DomUtils.replaceElement(table, frame);
    DomUtils.appendChild(frame, table);
    return region ?? [];
  });
}

function wordsOf(element: Element | undefined): string | undefined {
  return element && DomUtils.textContent(element);
}
