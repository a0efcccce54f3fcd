import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plain, type Words } from '../../components/i18n/Words.tsx';
import type { Language } from '../../locales/languages.ts';
import type { Content } from '../../data/Content.ts';
import type { SitePage } from '../../data/model/sitePage.ts';
import { isFindable } from '../../data/routes/alternates.ts';
import { kindOfPage } from '../../data/routes/pageKinds.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import type { Route } from '../../data/routes/route.ts';
import { translate } from '../../data/texts/translation.ts';
import { sitePalettes } from '../assets/sitePalettes.ts';
import { cardSize, type CardLogo } from './card.ts';
import type { Drawing } from './drawing.ts';

/** The picture that social networks show with a link to a page. It has the size of a card. */
export interface SocialImage {
  readonly address: string;
  /** Description of the picture; undefined for a card, which only repeats the title. */
  readonly alt: Words | undefined;
}

/** The social images by the paths of their pages. */
export type SocialImages = ReadonlyMap<string, SocialImage>;

interface SocialImagePlan {
  readonly images: SocialImages;
  /** The drawings that the images need, by file name. */
  readonly drawings: ReadonlyMap<string, Drawing>;
}

export const emptyPlan: SocialImagePlan = { images: new Map(), drawings: new Map() };

/**
 * Below `assets/`, whose files browsers cache for a year, since their names change with their
 * content.
 */
export const socialImageFolder = 'assets/social';

/**
 * Chooses the social image of each page without drawing any: addresses are hashes of the drawings'
 * input.
 * @param maxPages how many pages have an image of their own. The editors' pages come first, then
 * the newest news; all others use the image of the start page in their language.
 */
export async function planSocialImages(
  content: Content,
  maxPages: number,
): Promise<SocialImagePlan> {
  const images = new Map<string, SocialImage>();
  const drawings = new Map<string, Drawing>();
  const look = await hashOfLook();
  const logo = await logoOf(content);
  const { canvas, ink, accent, band, onBand } = sitePalettes(content.site.theme).light;
  const { typefaces } = content.site.theme.config;

  const cardOf = ({ page, language }: Route): SocialImage => {
    const props = {
      title: withoutHyphens(plain(translate(page.translations, language).title)),
      siteName: plain(translate(content.site.project.translations, language).seo_title),
      colors: { canvas, ink, accent, band, onBand },
      logo,
      typefaces,
    };
    const file = `${hash(look, JSON.stringify(props))}.png`;
    drawings.set(file, { kind: 'card', file, props });
    return { address: addressOf(file), alt: undefined };
  };

  const pictureOf = async ({ page, language }: Route): Promise<SocialImage | undefined> => {
    const picture = pictureWithText(page, language);
    if (!picture) return undefined;
    const source = join(content.folder, 'images', picture.file);
    if (!(await isUsable(source))) return undefined;
    const file = `${hash(look, canvas, await readFile(source))}.jpg`;
    drawings.set(file, { kind: 'picture', file, source, ground: canvas });
    return { address: addressOf(file), alt: picture.alt };
  };

  const findable = content.routes.all.filter(isFindable);
  const withoutOwn = findable.splice(maxPages);
  for (const route of findable) images.set(route.path, (await pictureOf(route)) ?? cardOf(route));
  for (const { path, language } of withoutOwn) {
    const home = content.routes.at(homePath(language));
    if (home) images.set(path, images.get(home.path) ?? cardOf(home));
  }
  return { images, drawings };
}

/** Returns the main picture of a page. */
function pictureWithText(
  page: SitePage,
  language: Language,
): { file: string; alt: Words | undefined } | undefined {
  const picture = kindOfPage(page).picture?.(page);
  return (
    picture && { file: picture.file, alt: translate(picture.translations, language).image_alt }
  );
}

/** The cache key contains this code, so that an edit makes new images. */
async function hashOfLook(): Promise<string> {
  const files = ['card.ts', 'titleSize.ts', 'draw.ts', 'cardFonts.ts'];
  return hash(
    ...(await Promise.all(files.map((file) => readFile(new URL(file, import.meta.url))))),
  );
}

async function logoOf({ site, folder }: Content): Promise<CardLogo> {
  const { file, width, height } = site.project.logo;
  const svg = await readFile(join(folder, 'images', file));
  return { src: `data:image/svg+xml;base64,${svg.toString('base64')}`, width, height };
}

/**
 * True if a picture can be cropped to a card, and enlarged without blur. If not, or if the file is
 * unreadable, the title is shown instead.
 */
async function isUsable(source: string): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height } = await sharp(source).metadata();
    const isStrip = Math.max(width / height, height / width) > longestShape;
    return !isStrip && (format === 'svg' || width >= cardSize.width / 2);
  } catch {
    return false;
  }
}

/**
 * The longer side of a picture in proportion to the shorter one. A longer strip has to be enlarged until its shorter
 * side fills the card: a drawing of 1 × 30,000 exceeds the encoder's limit then.
 */
const longestShape = 10;

/** Removes soft hyphens: cards do not hyphenate. */
function withoutHyphens(title: string): string {
  return title.replaceAll('\u00ad', '');
}

function addressOf(file: string): string {
  return `/${socialImageFolder}/${file}`;
}

function hash(...contents: (Buffer | string)[]): string {
  const digest = createHash('sha256');
  for (const content of contents) digest.update(content);
  return digest.digest('hex').slice(0, 16);
}
