import styled from '@emotion/styled';
import { memo } from 'react';
import type { ProductCardRecord } from '../../contract/catalogue/records.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { above } from '../theme/windowWidths.ts';
import { firstLetter } from './firstLetter.ts';
import { formattedPrice } from './formattedPrice.ts';

export interface ProductCardProps extends ProductCardRecord {
  /** Rank of the title in the outline of the page. Default 3. */
  headingLevel?: 2 | 3;
  /** For those that the first screen shows. */
  priority?: boolean;
}

/** The labels of a card, for the `X.labels` of an island that shows any. */
export const productCardLabels = ['products.onRequest', 'products.includingVat'] as const;

/**
 * A product in a list. The title is the link, and all of the card can be clicked. Of one styled
 * element, and rendered anew only where the product is another: a list of them changes as a whole, with
 * each choice of a visitor.
 */
export const ProductCard = memo(function ProductCard({
  headingLevel: level = 3,
  priority = false,
  ...product
}: ProductCardProps) {
  const { href, title, manufacturer, picture } = product;
  const Title = `h${level}` as const;
  return (
    <Card data-product={href}>
      <Title>
        <a href={href}>{title}</a>
      </Title>
      {manufacturer !== undefined && <p>{manufacturer}</p>}
      <Price of={product.price} />
      <div>
        {picture ? (
          <Picture {...picture} sizes={cardPictureSizes} priority={priority} fit="cover" />
        ) : (
          // Named by the title, it tells nothing more.
          <span aria-hidden>{firstLetter(title)}</span>
        )}
      </div>
    </Card>
  );
});

function Price({ of: cents }: { of: number | undefined }) {
  const { language } = useLabels();
  if (cents === undefined) {
    return (
      <p>
        <Label name="products.onRequest" />
      </p>
    );
  }
  return (
    <p>
      {/* A browser may put another space before the sign than the build did. */}
      <b suppressHydrationWarning>{formattedPrice(cents, language)}</b>{' '}
      <small>
        <Label name="products.includingVat" />
      </small>
    </p>
  );
}

/** How wide the picture of a card is in a {@link ProductGrid}, as in the HTML attribute. */
export const cardPictureSizes = '(width>=80em) 20rem, (width>=48em) 30vw, 46vw';

/** The columns that cards stand in, two on a phone, so that one may compare. */
export const ProductGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-4);
  padding: 0;
  list-style: '';
  ${above('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-7) var(--space-5);
  }
`;

/* Read with the title first, and shown with the picture first. */
const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  break-inside: avoid;
  & > div {
    order: -2;
    display: grid;
    aspect-ratio: 4 / 5;
    margin-bottom: var(--space-3);
    overflow: clip;
    border-radius: var(--radius-md);
    background: var(--color-surface);
  }
  & img {
    min-height: 0;
    scale: 1;
    transition:
      opacity var(--duration-lazy-image),
      scale var(--duration-expander) var(--ease-out);
  }
  &:hover img {
    scale: 1.035;
  }
  & > div > span {
    place-self: center;
    color: var(--color-ink-muted);
    font: var(--weight-regular) var(--font-size-4xl) / 1 var(--font-heading);
  }
  & > :is(h2, h3) {
    font-size: var(--font-size-md);
    line-height: var(--line-snug);
  }
  & a {
    color: var(--color-ink);
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    color: var(--color-accent-text);
    text-decoration: underline 1px;
  }
  & > p {
    margin-top: var(--space-1);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
    line-height: var(--line-snug);
  }
  /* The manufacturer, above the title. */
  & > p:not(:last-of-type) {
    order: -1;
    margin: 0 0 var(--space-1);
    font-size: var(--font-size-xs);
    letter-spacing: 0.02em;
  }
  & b {
    color: var(--color-ink);
    font-weight: var(--weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  & small {
    font-size: var(--font-size-xs);
    white-space: nowrap;
  }
`;
