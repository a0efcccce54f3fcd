import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projects } from '../projects.ts';
import { tokenFiles } from './tokenFiles.ts';

/** `npm run tokens [-- FOLDER]`: writes the design tokens to `tokens/` or another folder. */
const [folder = 'tokens'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const files = tokenFiles(projects);
for (const [name, content] of files) await writeFile(join(folder, name), content);
console.log(`Wrote ${files.size} files to ${folder}/`);
