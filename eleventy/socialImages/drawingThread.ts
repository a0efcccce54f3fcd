import { parentPort, workerData } from 'node:worker_threads';
import pLimit from 'p-limit';
import { cardFonts } from './cardFonts.ts';
import { draw } from './draw.ts';
import type { Drawing, Drawn } from './drawing.ts';

/*
 * Draws social images in a separate thread while pages are rendered. Several at a time: one is laid
 * out while the encoder's threads work on others.
 */

/** Images drawn at a time: enough to keep the encoder's threads busy. */
const atOnce = 4;

const drawings = workerData as readonly Drawing[];
const cards = drawings.flatMap((drawing) => (drawing.kind === 'card' ? [drawing.props] : []));
const texts = cards.flatMap(({ title, siteName }) => [title, siteName]);
// All cards of a project use the same typefaces.
const [first] = cards;
const fonts = first ? await cardFonts(texts, first.typefaces) : [];

await pLimit(atOnce).map(drawings, async (drawing) => {
  const drawn: Drawn = { file: drawing.file, image: await draw(drawing, fonts) };
  parentPort?.postMessage(drawn);
});
