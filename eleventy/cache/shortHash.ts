import { createHash } from 'node:crypto';

/** Eight hexadecimal digits that tell one content from another. Not for secrets: it can be forged. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
