import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryAt } from '../folders/entryAt.ts';
import { leadsOut } from '../folders/leadsOut.ts';

/** A file's text, or what an editor has to fix before it can be read. */
type ContentText = { readonly text: string } | { readonly expected: string };

/**
 * Reads a file of the content: UTF-8, with or without a byte order mark. Synchronous, because
 * waiting for each of thousands of small files takes longer than reading it.
 */
export function contentText(folder: string, file: string): ContentText {
  const path = join(folder, file);
  const missing = { expected: 'this file to be there and readable' };
  if (!entryAt(path)?.isFile()) return missing;
  if (leadsOut(path, folder)) {
    return { expected: "a file in the content's folder, found a link that leads out of it" };
  }
  try {
    return decoded(readFileSync(path));
  } catch {
    return missing;
  }
}

function decoded(bytes: Uint8Array): ContentText {
  // JSON contains no zero bytes, and UTF-16 has one in every Latin letter.
  if (isUtf16(bytes) || bytes.includes(0)) {
    return { expected: 'text in UTF-8, found UTF-16: save it as UTF-8' };
  }
  try {
    return { text: strict.decode(bytes) };
  } catch {
    const found = `another encoding, such as Latin-1, in line ${foreignLine(bytes)}`;
    return { expected: `text in UTF-8, found ${found}: save it as UTF-8` };
  }
}

const strict = new TextDecoder('utf-8', { fatal: true });

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** The first line that is not in UTF-8, counted from 1. */
function foreignLine(bytes: Uint8Array): number {
  const lenient = new TextDecoder('utf-8').decode(bytes);
  return lenient.slice(0, lenient.indexOf('\ufffd')).split('\n').length;
}
