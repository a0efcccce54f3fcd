import { readFiles } from '@directus/sdk';
import { publicFolder } from '../../contract/files.ts';
import { namesPlace } from '../../data/files/placeInPicture.ts';
import type { Client } from '../seed/client.ts';
import type { Finding } from './accountFindings.ts';

/** The metadata of a JPEG are at its beginning. */
const head = { range: 'bytes=0-131071' };

/** Reports public photographs whose metadata name the place where they were taken. Directus removes it from new ones (decision 113). */
export async function photographFindings(url: string, client: Client): Promise<Finding[]> {
  const pictures = (await client.request(
    readFiles({
      fields: ['id', 'type', 'filename_download'],
      filter: { folder: { _eq: publicFolder }, type: { _starts_with: 'image/' } } as never,
      limit: -1,
    }),
  )) as readonly Picture[];
  const found: string[] = [];
  for (const { id, type, filename_download: name } of pictures) {
    const headers = type === 'image/jpeg' ? head : {};
    // Directus does not end its answer if a file on the disk is shorter than it was.
    const signal = AbortSignal.timeout(10_000);
    const content = await fetch(`${url}/assets/${id}`, { headers, signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => new ArrayBuffer());
    if (namesPlace(Buffer.from(content))) found.push(name);
  }
  if (found.length === 0) return [];
  const some = found.slice(0, mostNamed).join(', ');
  const more = found.length > mostNamed ? ` and ${found.length - mostNamed} more` : '';
  return [
    {
      line: `Files, Website: expected photographs without the place where they were taken, found it in ${some}${more}; download them and upload them again, or everybody can read it.`,
    },
  ];
}

interface Picture {
  readonly id: string;
  readonly type: string;
  readonly filename_download: string;
}

const mostNamed = 10;
