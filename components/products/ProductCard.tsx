import styled from '@emotion/styled';
import { memo } from 'react';
import type { ProductCardRecord } from '../../contract/catalogue.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { BarePicture, Picture } from '../primitives/Picture.tsx';
import { above } from '../theme/windowWidths.ts';
import { firstLetter } from './firstLetter.ts';
import { formattedPrice } from './formattedPrice.ts';

export interface ProductCardProps extends ProductCardRecord {
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3;
  /** For cards on the first screen: loads the picture first. */
  priority?: boolean;
}

/**
 * A product in a {@link ProductGrid}, which contains the styles. The title is the link, and the whole card
 * is clickable. Memoised: renders again only if the product changes, because each filter choice replaces
 * the whole list.
 */
export const ProductCard = memo(function ProductCard({
  headingLevel: level = 3,
  priority = false,
  ...product
}: ProductCardProps) {
  const { href, title, manufacturer, picture } = product;
  const Title = `h${level}` as const;
  // A focal point needs a class of its own, because the Content-Security-Policy forbids style attributes.
  const CardPicture = picture?.focus ? Picture : BarePicture;
  return (
    <li data-product={href}>
      <Title>
        <a href={href}>{title}</a>
      </Title>
      {manufacturer !== undefined && <p>{manufacturer}</p>}
      <Price of={product.price} />
      <div>
        {picture ? (
          // A new element for another picture: otherwise the previous one stays visible until the new one
          // is loaded.
          <CardPicture
            key={picture.src}
            {...picture}
            sizes={cardPictureSizes}
            priority={priority}
          />
        ) : (
          // Hidden from screen readers: it repeats the title.
          <span aria-hidden>{firstLetter(title)}</span>
        )}
      </div>
    </li>
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
      {/* The browser's format may put another kind of space before the currency sign than the build's. */}
      <b suppressHydrationWarning>{formattedPrice(cents, language)}</b>{' '}
      <small>
        <Label name="products.includingVat" />
      </small>
    </p>
  );
}

/** The `sizes` of a card's picture in a {@link ProductGrid}. */
const cardPictureSizes = '(width>=80em) 20rem, (width>=48em) 30vw, 46vw';

/**
 * A grid of cards, with two columns on a phone to compare products. Contains the styles of all cards: many
 * cards render faster without a styled component each. Screen readers read the title first; visually the
 * picture is first.
 */
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
  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  & > li > div {
    order: -2;
    display: grid;
    aspect-ratio: 4 / 5;
    margin-bottom: var(--space-3);
    /* The browser can lay out and paint a picture that arrives without doing so for the rest of the list. */
    contain: strict;
    border-radius: var(--radius-md);
    background: var(--color-surface);
  }
  & img {
    display: block;
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
    transition:
      opacity var(--duration-lazy-image),
      scale var(--duration-expander) var(--ease-out);
  }
  & > :hover img {
    scale: 1.035;
  }
  & > li > div > span {
    place-self: center;
    color: var(--color-ink-muted);
    font: var(--weight-heading) var(--font-size-4xl) / 1 var(--font-heading);
  }
  & :is(h2, h3) {
    font-size: var(--font-size-md);
    line-height: var(--line-snug);
  }
  /* At most four lines of a long title. Screen readers read all of it, and the product's page shows all of it. */
  & a {
    display: -webkit-box;
    overflow: hidden;
    color: var(--color-ink);
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > :hover a {
    color: var(--color-accent-text);
    text-decoration: underline 1px;
  }
  & > li > p {
    margin-top: var(--space-1);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
    line-height: var(--line-snug);
  }
  /* The manufacturer, above the title. */
  & > li > p:not(:last-of-type) {
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
