import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../data/Content.ts';
import { sitePalettes } from '../assets/sitePalettes.ts';
import { rememberedJson } from '../cache/rememberedJson.ts';
import { shortHash } from '../cache/shortHash.ts';
import { icoOf } from './ico.ts';
import { iconFiles } from './iconFiles.ts';

/**
 * Returns the icons of the site, drawn from the project's logo, by file name. Pages themselves link
 * to the logo: browsers that support SVG icons have loaded it with the header.
 */
export async function drawIcons({ site, folder }: Content): Promise<Map<string, Buffer>> {
  const { file, width, height } = site.project.logo;
  const logo: Logo = {
    svg: await readFile(join(folder, 'images', file)),
    longerSide: Math.max(width, height),
  };
  const paper = sitePalettes(site.theme).light.canvas;
  const code = await Promise.all(drawnBy.map((name) => readFile(new URL(name, import.meta.url))));
  const madeOf = [logo.svg, ...code, JSON.stringify([logo.longerSide, paper])].join('\n');
  const drawn = await rememberedJson(`.cache/icons/${shortHash(madeOf)}`, madeOf, async () =>
    (await drawAll(logo, paper)).map(([name, icon]) => [name, icon.toString('base64')] as const),
  );
  return new Map(drawn.map(([name, icon]) => [name, Buffer.from(icon, 'base64')]));
}

/** The cache key contains this code, so that an edit makes new icons. */
const drawnBy = ['icons.ts', 'ico.ts', 'iconFiles.ts'];

async function drawAll(logo: Logo, paper: string): Promise<[string, Buffer][]> {
  const [favicon, appleTouch, medium, large, maskable] = await Promise.all([
    draw(logo, { size: 32 }),
    draw(logo, { size: 180, share: 0.72, ground: paper }),
    draw(logo, { size: 192 }),
    draw(logo, { size: 512 }),
    draw(logo, { size: 512, share: safeShare, ground: paper }),
  ]);
  return [
    [iconFiles.favicon, icoOf(favicon)],
    [iconFiles.appleTouch, appleTouch],
    [iconFiles.medium, medium],
    [iconFiles.large, large],
    [iconFiles.maskable, maskable],
  ];
}

/** The largest square in the circle, 80 % of the width, that no launcher crops. */
const safeShare = 0.8 * Math.SQRT1_2;

interface Logo {
  readonly svg: Buffer;
  /** In px, from the project's settings. */
  readonly longerSide: number;
}

interface IconShape {
  /** Side length in px. */
  readonly size: number;
  /** The logo's share of the size, between 0 and 1. */
  readonly share?: number;
  readonly ground?: string;
}

/** Draws the logo in the middle of a square, as PNG. */
async function draw(logo: Logo, { size, share = 1, ground }: IconShape): Promise<Buffer> {
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  const rest = size - inner - margin;
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const density = Math.min(Math.max((72 * inner) / logo.longerSide, 1), maxDensity);
  const { default: sharp } = await import('sharp');
  const square = sharp(logo.svg, { density })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background });
  return (ground === undefined ? square : square.flatten({ background: ground })).png().toBuffer();
}

/** Highest density in dpi. Even the smallest logo is sharp at it. */
const maxDensity = 2400;
