import { writeFile } from 'node:fs/promises';
import { contentModel, file } from './contentModel.ts';

/** `npm run docs:model` */
await writeFile(file, await contentModel());
console.log(`Wrote ${file}.`);
