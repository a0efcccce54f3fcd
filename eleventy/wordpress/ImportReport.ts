import { printable } from '../../data/problems/printable.ts';
import { plainText } from './plainText.ts';
import type { ExportedItem } from './readExport.ts';

/** Collects what an import left out, and why, for the person who takes the website over. */
export class ImportReport {
  readonly #entries = new Map<string, Set<string>>();
  #count = 0;

  /** The number of entries. */
  get count(): number {
    return this.#count;
  }

  /**
   * @param item the record, by its title
   * @param text what was left out, and what can be done about it
   */
  add(item: string, text: string): void {
    const texts = this.#entries.get(item) ?? new Set();
    if (texts.has(text)) return;
    this.#entries.set(item, texts.add(text));
    this.#count += 1;
  }

  /** Plain text with Markdown's lists. Titles of the export are data, so nothing in them is Markdown. */
  text(summary: readonly string[]): string {
    const entries = [...this.#entries].map(([item, texts]) =>
      [`## ${asData(item)}`, '', ...[...texts].map((text) => `- ${asData(text)}`)].join('\n'),
    );
    const rest = entries.length > 0 ? entries : ['Nothing was left out.'];
    return `${['# Import from WordPress', summary.map((line) => `- ${asData(line)}`).join('\n'), ...rest].join('\n\n')}\n`;
  }
}

/** A page or post as a place in the report. */
export function nameOf({ type, title, link }: ExportedItem): string {
  return `${type === 'page' ? 'Page' : 'Post'}: ${plainText(title) || link}`;
}

function asData(text: string): string {
  return printable(text.replace(/\s+/g, ' ')).replace(/[\\`*_[\]<>#|!]/g, String.raw`\$&`);
}
