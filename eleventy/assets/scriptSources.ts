import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells whether scripts of the browser are what a bundler would make of their sources. It is better
 * to bundle once too often, so what the bundler could read counts, and not what it did read: where
 * an import leads may change by a new file.
 */
export function hashOfScriptSources(): string {
  const names = [...folders.flatMap(filesIn).sort(), ...files];
  // One after the other: a promise for each of 700 small files takes twice as long as the reading.
  const sources = names.map((name) => [name, readFileSync(name, 'utf8')]);
  return createHash('sha256')
    .update(JSON.stringify([process.env['NODE_ENV'], sources]))
    .digest('hex');
}

/** What reaches the browser, and what bundles it. */
const folders = [
  ...['locales', 'contract', 'backend', 'browser', 'client', 'components'],
  ...['eleventy/assets', 'eleventy/serviceWorker'],
];

/** Versions of libraries, and how the bundler reads TypeScript. */
const files = ['package.json', 'package-lock.json', 'tsconfig.json'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|json)$/.test(name))
    .map((name) => join(folder, name));
}
