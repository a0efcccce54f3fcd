import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Cache key of the browser's scripts. Hashes every file that the bundler could read, not only those
 * that it did read, because a new file may change what an import resolves to. An unnecessary
 * bundling is better than a stale bundle.
 */
export function hashOfScriptSources(): string {
  const names = [...folders.flatMap(filesIn).sort(), ...files];
  // Synchronous: a promise for each of 700 small files takes twice as long as reading them.
  const sources = names.map((name) => [name, readFileSync(name, 'utf8')]);
  return createHash('sha256')
    .update(JSON.stringify([process.env['NODE_ENV'], sources]))
    .digest('hex');
}

/** Source folders of the browser's code, and of the code that bundles it. */
const folders = [
  ...['locales', 'contract', 'backend', 'browser', 'components'],
  ...['eleventy/assets', 'eleventy/serviceWorker'],
];

/** Library versions, and how the bundler reads TypeScript. */
const files = ['package.json', 'package-lock.json', 'tsconfig.json'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|json)$/.test(name))
    .map((name) => join(folder, name));
}
