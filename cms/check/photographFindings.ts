import { readFiles } from '@directus/sdk';
import { publicFolder } from '../../contract/files.ts';
import { namesPlace } from '../../data/files/placeInPicture.ts';
import type { Client } from '../seed/client.ts';
import type { Finding } from './accountFindings.ts';

/**
 * Reports public photographs whose metadata name the place where they were taken, and those that can't be read. Directus
 * removes the place from new ones (decision 113).
 */
export async function photographFindings(url: string, client: Client): Promise<Finding[]> {
  const pictures = (await client.request(
    readFiles({
      fields: ['id', 'type', 'filename_download'],
      filter: { folder: { _eq: publicFolder }, type: { _starts_with: 'image/' } } as never,
      limit: -1,
    }),
  )) as readonly Picture[];
  const found: string[] = [];
  const unread: string[] = [];
  for (const picture of pictures) {
    const name = picture.filename_download;
    const { content, problem } = await read(url, picture);
    if (problem !== undefined) unread.push(`${name} (${problem})`);
    else if (namesPlace(content)) found.push(name);
  }
  return [
    ...(found.length === 0
      ? []
      : [
          `Files, Website: expected photographs without the place where they were taken, found it in ${some(found)}; download them and upload them again, or everybody can read it.`,
        ]),
    ...(unread.length === 0
      ? []
      : [
          `Files, Website: expected photographs that everybody can read, found others: ${some(unread)}; restore their files, or upload them again, and check again. They may name the place where they were taken.`,
        ]),
  ].map((line) => ({ line }));
}

interface Picture {
  readonly id: string;
  readonly type: string;
  readonly filename_download: string;
}

/** Returns the part of a picture that has its metadata, or why Directus does not give it to a visitor. */
async function read(url: string, { id, type }: Picture) {
  // The metadata of a JPEG are at its beginning.
  const headers = type === 'image/jpeg' ? { range: 'bytes=0-131071' } : {};
  // Directus does not end its response if a file on the disk is shorter than it was.
  const signal = AbortSignal.timeout(10_000);
  try {
    const response = await fetch(`${url}/assets/${id}`, { headers, signal });
    const content = Buffer.from(await response.arrayBuffer());
    return response.ok ? { content } : { problem: `status ${response.status}` };
  } catch {
    return { problem: 'no complete answer' };
  }
}

function some(names: readonly string[]): string {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  return `${names.slice(0, maxNamed).join(', ')}${more}`;
}

const maxNamed = 10;
