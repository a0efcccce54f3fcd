import { extname } from 'node:path';

/** The folders of the content's files. The website uses the same addresses. */
export type FileFolder = 'images' | 'files';

const pictures = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/**
 * The files that visitors can download. A list of allowed kinds, not of forbidden ones: a web
 * server may run `.php` or obey `.htaccess`, and a browser runs `.html` with the rights of the
 * website.
 */
const documents = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  rtf: 'application/rtf',
  txt: 'text/plain',
  csv: 'text/csv',
  epub: 'application/epub+zip',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  zip: 'application/zip',
};

const kinds = new Map<string, { readonly type: string; readonly folder: FileFolder }>([
  ...Object.entries(pictures).map(([end, type]) => [end, { type, folder: 'images' }] as const),
  ...Object.entries(documents).map(([end, type]) => [end, { type, folder: 'files' }] as const),
]);

/** The kinds of files that visitors can download, for editors. */
export const downloadKinds = Object.keys(documents).join(', ');

/** All their MIME types, including other names that some computers use. */
export const fileTypes: readonly string[] = [
  ...new Set([...kinds.values()].map(({ type }) => type)),
  ...['application/x-zip-compressed', 'text/rtf', 'text/x-vcard'],
];

/** The folder for a file of this name. Undefined if the website does not allow its kind. */
export function folderOf(name: string): FileFolder | undefined {
  return kinds.get(extensionOf(name))?.folder;
}

/** The MIME type for a file's name. */
export function typeOf(name: string): string {
  return kinds.get(extensionOf(name))?.type ?? 'application/octet-stream';
}

/** The usual file extension of a MIME type, without the dot. */
export function extensionFor(type: string): string | undefined {
  return [...kinds].find(([, kind]) => kind.type === type)?.[0];
}

/** In lower case and without the dot; empty without an extension. */
export function extensionOf(name: string): string {
  return extname(name).slice(1).toLowerCase();
}
