import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remember } from '../remember.ts';
import type { Drawing } from './drawing.ts';

const cache = '.cache/social';

/** How many are drawn at a time: enough to keep the encoder's threads busy. */
const batch = 4;

/** Writes images to a folder. Those that an earlier build has drawn are only copied. */
export async function drawAll(drawings: readonly Drawing[], folder: string): Promise<void> {
  if (drawings.length === 0) return;
  await mkdir(folder, { recursive: true });
  const known = new Set(await readdir(cache).catch((): string[] => []));
  const isKnown = ({ file }: Drawing) => known.has(file);
  const copy = ({ file }: Drawing) => copyFile(join(cache, file), join(folder, file));
  await Promise.all(drawings.filter(isKnown).map(copy));
  const missing = drawings.filter((drawing) => !isKnown(drawing));
  if (missing.length > 0) await drawInBatches(missing, folder);
}

async function drawInBatches(drawings: readonly Drawing[], folder: string): Promise<void> {
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
        const image = await draw(drawing, fonts);
        await writeFile(join(folder, drawing.file), image);
        await remember(join(cache, drawing.file), (partial) => writeFile(partial, image));
      }),
    );
  }
}
