import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Tells this version of the code from all others: its sources, the libraries that it is to have, and
 * what it runs on. Whatever is kept from one build to the next says what code it is of.
 */
export function codeHash(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.env['NODE_ENV'] ?? ''}`);
  for (const file of [
    ...single.filter((name) => existsSync(root + name)),
    ...rooms.flatMap(sourcesIn),
  ]) {
    hash.update(`\n${file}\n`).update(readFileSync(root + file));
  }
  return hash.digest('hex');
}

const root = fileURLToPath(new URL('../../', import.meta.url));

const single = [
  '.eleventy.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'typescript.js',
];

/** All that has a part in what is built. */
const rooms = [
  ...['backend', 'browser', 'client', 'components', 'contract'],
  ...['data', 'eleventy', 'locales', 'pages'],
];

/** In one order. The embedded projects are content. */
function sourcesIn(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return [path];
      return path === 'data/embedded' ? [] : sourcesIn(path);
    });
}
