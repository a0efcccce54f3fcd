import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* JavaScript, since `bundled.js` needs this before anything can compile TypeScript. */

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
  // The installed libraries. They differ from the lock file's until the next installation.
  'node_modules/.package-lock.json',
];

/** All source folders that affect the output of a build. */
const rooms = [
  ...['backend', 'browser', 'components', 'contract'],
  ...['data', 'eleventy', 'locales', 'pages'],
];

/**
 * The files of a folder in a fixed order, without the embedded projects, which are content.
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
