import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* In JavaScript, since `bundled.js` needs it before there is anything that could compile it. */

export function codeHash() {
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
  ...['.eleventy.ts', 'bundled.js', 'package.json', 'package-lock.json', 'tsconfig.json'],
  // The libraries that are there, which are others than those of the lock file until they are installed.
  'node_modules/.package-lock.json',
];

/** All that has a part in what is built. */
const rooms = [
  ...['backend', 'browser', 'client', 'components', 'contract'],
  ...['data', 'eleventy', 'locales', 'pages'],
];

/**
 * In one order. The embedded projects are content.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return readdirSync(root + folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return [path];
      return path === 'data/embedded' ? [] : sourcesIn(path);
    });
}
