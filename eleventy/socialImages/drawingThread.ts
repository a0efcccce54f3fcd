import { parentPort, workerData } from 'node:worker_threads';
import pLimit from 'p-limit';
import { cardFonts } from './cardFonts.ts';
import { draw } from './draw.ts';
import type { Drawing, Drawn } from './drawing.ts';

/*
 * Draws what it is given in a thread of its own, so that pages are rendered meanwhile. While one
 * image is laid out here, the encoder's threads are at the others.
 */

/** How many are drawn at a time: enough to keep the encoder's threads busy. */
const atOnce = 4;

const drawings = workerData as readonly Drawing[];
const cards = drawings.flatMap((drawing) => (drawing.kind === 'card' ? [drawing.props] : []));
const texts = cards.flatMap(({ title, siteName }) => [title, siteName]);
// A project has one pair of typefaces, and its cards with it.
const [first] = cards;
const fonts = first ? await cardFonts(texts, first.typefaces) : [];

await pLimit(atOnce).map(drawings, async (drawing) => {
  const drawn: Drawn = { file: drawing.file, image: await draw(drawing, fonts) };
  parentPort?.postMessage(drawn);
});
