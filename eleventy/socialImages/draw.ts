import satori, { type Font } from 'satori';
import sharp, { type Sharp } from 'sharp';
import { card, cardSize } from './card.ts';
import type { Drawing } from './drawing.ts';

/** Draws a social image: a card as PNG, a picture as JPEG. */
export async function draw(drawing: Drawing, fonts: Font[]): Promise<Buffer> {
  if (drawing.kind === 'picture') return pictureOf(drawing);
  const svg = await satori(card(drawing.props), { ...cardSize, fonts });
  return (
    sharp(Buffer.from(svg))
      .removeAlpha()
      // A card has few colours, so a palette halves the file.
      .png({ palette: true, colours: 128, effort: 1, dither: 0 })
      .toBuffer()
  );
}

/**
 * Returns a plain area for a drawing (SVG) that can't be drawn: an editor's drawing may repeat its parts too often for
 * the encoder, and must not stop the build.
 */
async function pictureOf({ source, ground }: Drawing & { kind: 'picture' }): Promise<Buffer> {
  const { format, width } = await sharp(source).metadata();
  if (format !== 'svg') return crop(sharp(source), ground);
  const drawn = sharp(source, { density: drawingDensity(width) });
  return crop(drawn, ground).catch(() => plainArea(ground));
}

/** Crops a picture to a card's shape, around its most striking part. */
function crop(picture: Sharp, background: string): Promise<Buffer> {
  return picture
    .rotate()
    .resize({ ...cardSize, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}

function plainArea(background: string): Promise<Buffer> {
  return sharp({ create: { ...cardSize, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Returns the density in dpi at which a drawing (SVG) is as wide as a card. */
function drawingDensity(width: number): number {
  return Math.min(Math.ceil((usualDensity * cardSize.width) / width), maxDensity);
}

const usualDensity = 72;
const maxDensity = 2400;
