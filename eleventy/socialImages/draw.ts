import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { card, cardSize } from './card.ts';
import type { Drawing } from './drawing.ts';

/** Draws a social image: a card as PNG, a picture as JPEG. */
export async function draw(drawing: Drawing, fonts: Font[]): Promise<Buffer> {
  if (drawing.kind === 'picture') return crop(drawing.source, drawing.ground);
  const svg = await satori(card(drawing.props), { ...cardSize, fonts });
  return (
    sharp(Buffer.from(svg))
      .removeAlpha()
      // A card has few colours, so a palette halves the file.
      .png({ palette: true, colours: 128, effort: 1, dither: 0 })
      .toBuffer()
  );
}

/** Crops a picture to a card's shape, around its most striking part. */
async function crop(source: string, ground: string): Promise<Buffer> {
  const { format, width } = await sharp(source).metadata();
  const density = format === 'svg' ? drawingDensity(width) : undefined;
  return sharp(source, density === undefined ? {} : { density })
    .rotate()
    .resize({ ...cardSize, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: ground })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}

/** Returns the density in dpi at which a drawing (SVG) is as wide as a card. */
function drawingDensity(width: number): number {
  return Math.min(Math.ceil((usualDensity * cardSize.width) / width), mostDensity);
}

const usualDensity = 72;
const mostDensity = 2400;
