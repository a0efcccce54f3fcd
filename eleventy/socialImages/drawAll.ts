import { copyFile, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from './drawing.ts';

const cache = '.cache/social';

/** How many are drawn at a time: enough to keep the encoder's threads busy. */
const batch = 4;

/** Writes images to a folder. Those that an earlier build has drawn are only copied. */
export async function drawAll(drawings: readonly Drawing[], folder: string): Promise<void> {
  if (drawings.length === 0) return;
  await Promise.all([cache, folder].map((path) => mkdir(path, { recursive: true })));
  const known = new Set(await readdir(cache));
  const missing = drawings.filter(({ file }) => !known.has(file));
  if (missing.length > 0) await drawInBatches(missing);
  await Promise.all(drawings.map(({ file }) => copyFile(join(cache, file), join(folder, file))));
}

async function drawInBatches(drawings: readonly Drawing[]): Promise<void> {
  // Loaded only where there is something to do: satori takes longer to start than to draw.
  const [{ cardFonts }, { draw }] = await Promise.all([
    import('./cardFonts.ts'),
    import('./draw.ts'),
  ]);
  const texts = drawings.flatMap((drawing) =>
    drawing.kind === 'card' ? [drawing.props.title, drawing.props.siteName] : [],
  );
  const fonts = texts.length > 0 ? await cardFonts(texts) : [];
  for (let start = 0; start < drawings.length; start += batch) {
    await Promise.all(
      drawings.slice(start, start + batch).map(async (drawing) => {
        const remembered = join(cache, drawing.file);
        // Another build may be looking for it, and must not find half of it.
        const partial = `${remembered}.${process.pid}`;
        await writeFile(partial, await draw(drawing, fonts));
        await rename(partial, remembered);
      }),
    );
  }
}
