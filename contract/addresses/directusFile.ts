/** Where a Directus has a file. A query may ask for another size of it. */
export function directusFile(backend: string, id: string): string {
  return `${backend}${directusFiles}${encodeURIComponent(id)}`;
}

export const directusFiles = '/assets/';
