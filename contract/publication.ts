/** The address of the file by which a published site says which publication it is. `npm run publish` writes it. */
export const publicationPath = '/publication.txt';

/** The public facts of a publication. They do not contain who published. */
export interface PublicationMark {
  readonly number: number;
  /** As `toISOString` returns it. */
  readonly time: string;
  /** The numbers of pages, compared with what visitors saw before. Publications of earlier versions have none. */
  readonly pages?:
    | { readonly added: number; readonly changed: number; readonly removed: number }
    | undefined;
}

/** Returns the text of the file: number and time in its first line, as in earlier versions, and the changed pages. */
export function markOf({ number, time, pages }: PublicationMark): string {
  const first = `${number} ${time}`;
  if (pages === undefined) return first;
  return `${first}\npages: ${pages.added} added, ${pages.changed} changed, ${pages.removed} removed`;
}

/** Returns what the file says, or undefined if the text is another one, such as a 404 page. */
export function readMark(text: string): PublicationMark | undefined {
  const [first = '', second = ''] = text.split('\n');
  const [, number, time = ''] = firstLine.exec(first.trim()) ?? [];
  if (number === undefined || Number.isNaN(Date.parse(time))) return undefined;
  const [, added, changed, removed] = secondLine.exec(second.trim()) ?? [];
  return {
    number: Number(number),
    time,
    ...(added !== undefined && {
      pages: { added: Number(added), changed: Number(changed), removed: Number(removed) },
    }),
  };
}

const firstLine = /^(\d{1,9}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;
const secondLine = /^pages: (\d{1,9}) added, (\d{1,9}) changed, (\d{1,9}) removed$/;
