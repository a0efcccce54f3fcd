import { writeFile } from 'node:fs/promises';
import { contentModel, file } from './contentModel.ts';
import { environmentDocument, environmentFile } from './environmentDocument.ts';

/** `npm run docs:model` */
await write(file, await contentModel());
await write(environmentFile, await environmentDocument());

async function write(name: string, text: string): Promise<void> {
  await writeFile(name, text);
  console.log(`Wrote ${name}.`);
}
