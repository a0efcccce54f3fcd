/** The address of a file in Directus. A query may request another size. */
export function directusFile(backend: string, id: string): string {
  return `${backend}${directusFiles}${encodeURIComponent(id)}`;
}

export const directusFiles = '/assets/';
