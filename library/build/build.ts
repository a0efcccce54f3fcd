import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projects } from '../../.storybook/projects.ts';
import { tokenFiles } from '../../.storybook/tokens/tokenFiles.ts';
import { themeStylesheet, tokenStylesheet } from '../../components/theme/stylesheet.ts';
import { typefaces } from '../../components/theme/projectTokens.ts';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import { bundleCode, bundleTypes } from './bundle.ts';
import { entryTypes } from './entryTypes.ts';
import { writeFonts } from './fontFiles.ts';
import { labelFiles } from './labelFiles.ts';
import { manifest, type ProjectManifest } from './manifest.ts';

/**
 * `npm run build:library [-- FOLDER]`: writes the components as a package for other applications to `dist-library/` or
 * another folder. With `--api`, also writes the record of the public API.
 */
const { values, positionals } = parseArgs({
  options: { api: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder = 'dist-library'] = positionals;
await rm(folder, { recursive: true, force: true });
await bundleCode(folder);
const types = await bundleTypes(folder);
if (values.api) await writeFile('docs/library-api.d.ts', types);

const pairs = Object.keys(typefaces) as readonly TypefacePair[];
const project = JSON.parse(await readFile('package.json', 'utf8')) as ProjectManifest;
const files = new Map([
  ...entryTypes(types),
  ...labelFiles(await codeIn(folder)),
  ['styles.css', themeStylesheet(projects.association)],
  ['tokens.css', tokenStylesheet(projects.association)],
  ...[...tokenFiles(projects)]
    .filter(([name]) => name.endsWith('.json'))
    .map(([name, content]) => [`tokens/${name}`, content] as const),
  ['package.json', `${JSON.stringify(manifest(project, pairs), undefined, 2)}\n`],
]);
for (const [name, content] of files) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}
await writeFonts(folder);
await copyFile('LICENSE', join(folder, 'LICENSE'));
await copyFile('docs/library.md', join(folder, 'README.md'));
console.log(`Wrote the package to ${folder}/`);

async function codeIn(directory: string): Promise<string> {
  const sources: string[] = [];
  for await (const file of glob(`${directory}/**/*.js`)) sources.push(await readFile(file, 'utf8'));
  return sources.join('\n');
}
