import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { remembered } from '../cache/remember.ts';
import type { Drawing } from './drawing.ts';

const cache = '.cache/social';

/** How many are drawn at a time: enough to keep the encoder's threads busy. */
const atOnce = 4;

/** Writes images to a folder. Those that an earlier build has drawn are only copied. */
export async function drawAll(drawings: readonly Drawing[], folder: string): Promise<void> {
  if (drawings.length === 0) return;
  await mkdir(folder, { recursive: true });
  const limit = pLimit(atOnce);
  let drawer: ReturnType<typeof drawerOf> | undefined;
  await limit.map(drawings, async (drawing) => {
    const image = await remembered(join(cache, drawing.file), async () => {
      const draw = await (drawer ??= drawerOf(drawings));
      return draw(drawing);
    });
    await writeFile(join(folder, drawing.file), image);
  });
}

/** Loaded only where there is something to do: satori takes longer to start than to draw. */
async function drawerOf(drawings: readonly Drawing[]) {
  const [{ cardFonts }, { draw }] = await Promise.all([
    import('./cardFonts.ts'),
    import('./draw.ts'),
  ]);
  const cards = drawings.flatMap((drawing) => (drawing.kind === 'card' ? [drawing.props] : []));
  const texts = cards.flatMap(({ title, siteName }) => [title, siteName]);
  // A project has one pair of typefaces, and its cards with it.
  const [first] = cards;
  const fonts = first ? await cardFonts(texts, first.typefaces) : [];
  return (drawing: Drawing) => draw(drawing, fonts);
}
