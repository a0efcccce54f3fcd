import { createHash } from 'node:crypto';

/**
 * Returns eight hexadecimal digits of a content's hash. Not for secrets: so short a hash can be
 * forged.
 */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
