import type {
  CardPicture,
  CatalogueShard,
  ProductCardRecord,
} from '../../contract/catalogue/records.ts';

/**
 * Products that can be rendered.
 *
 * @throws if any can't
 */
export function checkedShard(json: unknown): CatalogueShard {
  const { products } = json as CatalogueShard;
  if (!Array.isArray(products) || !products.every(isCard)) throw new Error('No products.');
  return { products };
}

function isCard(entry: unknown): entry is ProductCardRecord {
  const { href, title, manufacturer, price, picture } = entry as Fields<ProductCardRecord>;
  return (
    isPath(href) &&
    typeof title === 'string' &&
    (manufacturer === undefined || typeof manufacturer === 'string') &&
    (price === undefined || (typeof price === 'number' && price >= 0)) &&
    (picture === undefined || isPicture(picture))
  );
}

function isPicture(entry: unknown): boolean {
  const { src, sources, width, height, alt } = entry as Fields<CardPicture>;
  return (
    (isPath(src) || isDrawing(src)) &&
    typeof alt === 'string' &&
    [width, height].every((length) => typeof length === 'number' && length > 0) &&
    Array.isArray(sources) &&
    (sources as Fields<CardPicture['sources'][number]>[]).every(({ type, srcSet }) =>
      [type, srcSet].every((text) => typeof text === 'string'),
    )
  );
}

/** True for a path of this site: a shard must neither link to another host nor load from one. */
function isPath(text: unknown): boolean {
  return typeof text === 'string' && /^\/(?!\/)/.test(text);
}

/** True for a data URL: nothing is loaded. */
function isDrawing(text: unknown): boolean {
  return typeof text === 'string' && text.startsWith('data:image/');
}

type Fields<Type> = Readonly<Partial<Record<keyof Type, unknown>>>;
