import { plain } from '../../components/i18n/Words.tsx';
import type { CardPicture, ProductCardRecord } from '../../contract/catalogue.ts';
import type { Content } from '../../data/Content.ts';
import type { Product } from '../../data/kinds/products.ts';
import type { Originated } from '../../data/model/site.ts';
import { translate } from '../../data/texts/translation.ts';
import type { Language } from '../../locales/languages.ts';
import type { ContentImage } from '../images/contentImage.ts';
import type { ContentImages } from '../images/prepareImages.ts';

/** The data that a product card is rendered from. */
export interface ProductSurroundings {
  readonly content: Content;
  readonly contentImages: ContentImages;
  readonly language: Language;
}

/** Returns the card of a product for lists, in a language that the product has a page in. */
export function productCard(
  product: Originated<Product>,
  { content, contentImages, language }: ProductSurroundings,
): ProductCardRecord {
  const { title } = translate(product.translations, language);
  const manufacturer = content.site.manufacturers.find(
    ({ manufacturer: key }) => key === product.manufacturer,
  );
  return {
    href: content.routes.pathOf(product, language) ?? '',
    title: plain(title),
    ...(manufacturer && { manufacturer: manufacturer.name }),
    ...(product.price !== undefined && { price: inCents(product.price) }),
    ...pictureOf(product, contentImages, language),
  };
}

export function inCents(euros: number): number {
  return Math.round(euros * 100);
}

/** Returns the product's first picture for lists. */
function pictureOf(
  { images: [first] }: Product,
  contentImages: ContentImages,
  language: Language,
): { readonly picture?: CardPicture } {
  const image = first && contentImages.get(`/images/${first.file}`);
  if (!image) return {};
  const { image_alt } = translate(first.translations, language);
  return {
    picture: {
      ...forCard(image),
      ...(first.focus && { focus: first.focus }),
      alt: plain(image_alt),
    },
  };
}

/**
 * Largest picture of a card in px. A card is at most a third of the window wide, or half of a
 * phone.
 */
const widestOnCard = 960;

function forCard({
  src,
  width,
  height,
  sources,
}: ContentImage): Omit<CardPicture, 'alt' | 'focus'> {
  return {
    src,
    width,
    height,
    sources: sources.map(({ type, srcSet }) => ({ type, srcSet: upTo(widestOnCard, srcSet) })),
  };
}

/**
 * Drops sizes above a width. A picture narrower than all sizes has only one, which is kept whatever
 * its width.
 */
function upTo(width: number, srcSet: string): string {
  const sizes = srcSet.split(', ');
  const small = sizes.filter((size) => Number(/ (\d+)w$/.exec(size)?.[1] ?? 0) <= width);
  return (small.length > 0 ? small : sizes.slice(0, 1)).join(', ');
}
