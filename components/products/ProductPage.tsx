import styled from '@emotion/styled';
import { useId } from 'react';
import type { ProductCardRecord } from '../../contract/catalogue.ts';
import { notSearched } from '../../contract/notSearched.ts';
import { listPlaceKey } from '../../contract/storageKeys.ts';
import { PageRegion, type PageProps } from '../frame/Page.tsx';
import { Label } from '../i18n/Labels.tsx';
import { plain, Words } from '../i18n/Words.tsx';
import { Island } from '../island/Island.tsx';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Text } from '../primitives/Text.tsx';
import { above, below } from '../theme/windowWidths.ts';
import { BackLink } from './BackLink.island.tsx';
import type { GalleryPicture } from './galleryPicture.ts';
import { ProductAttributes, type ProductAttributesProps } from './ProductAttributes.tsx';
import { ProductCard, ProductGrid } from './ProductCard.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { ProductPrice } from './ProductPrice.tsx';

export interface ProductPageProps
  extends Pick<PageProps, 'title' | 'lead' | 'trail'>, ProductAttributesProps {
  /** Several become a gallery. Without any, the first letter of the name stands in their place. */
  pictures: readonly GalleryPicture[];
  /** Price in cents with VAT; without it, the price is on request. */
  price?: number | undefined;
  /** The manufacturer, with the page of its products if there is one. */
  manufacturer?: { name: string; href?: string | undefined } | undefined;
  /** An editor's description. */
  body?: RichTextProps | undefined;
  /** The contact form with the product as topic (requestHref.ts); missing if there is no form. */
  requestHref?: string | undefined;
  /** Other products, at the end of the page. The section is left out if there are none. */
  related: readonly ProductCardRecord[];
  /** The list that the back link leads to for visitors who do not come from a list. */
  backHref: string;
  /** Paths of all lists that contain the product, without those of further pages. */
  lists: readonly string[];
}

/** A product page: pictures, description, price, and a link to ask about it. */
export function ProductPage({ title, lead, trail, body, related, ...product }: ProductPageProps) {
  const { manufacturer } = product;
  const relatedId = useId();
  return (
    <PageRegion>
      <Trail {...notSearched}>
        {/* A filtered list has stored its position under `listPlaceKey`: then this island hydrates immediately. */}
        <Island on="query" storageKey={listPlaceKey}>
          <BackLink href={product.backHref} lists={product.lists} />
        </Island>
        {trail && <Breadcrumbs trail={trail} />}
      </Trail>
      <Product>
        <Name>
          <Heading level={1} size={isSentence(plain(title)) ? 'xl' : '3xl'}>
            <Words of={title} />
          </Heading>
          {manufacturer && <Manufacturer {...manufacturer} />}
          {/* Above the pictures, which fill a phone's screen. */}
          <ProductPrice cents={product.price} />
        </Name>
        <Pictures>
          <ProductPictures title={plain(title)} pictures={product.pictures} />
        </Pictures>
        <Facts>
          {lead && (
            <Text size="lg" tone="muted" measure>
              <Words of={lead} />
            </Text>
          )}
          {product.requestHref !== undefined && (
            <ButtonLink href={product.requestHref} size="lg" iconStart="mail" data-screen-only="">
              <Label name="product.request" />
            </ButtonLink>
          )}
          <ProductAttributes attributes={product.attributes} />
        </Facts>
        {body && <Body {...body} />}
      </Product>
      {related.length > 0 && (
        <Related aria-labelledby={relatedId} {...notSearched}>
          <Heading level={2} size="xl" id={relatedId}>
            <Label name="product.related" />
          </Heading>
          <ProductGrid role="list">
            {related.map((other) => (
              <ProductCard key={other.href} {...other} />
            ))}
          </ProductGrid>
        </Related>
      )}
    </PageRegion>
  );
}

/** Returns whether a name is so long that it is set like a sentence. */
function isSentence(name: string): boolean {
  return name.length > 70;
}

function Manufacturer({ name, href }: NonNullable<ProductPageProps['manufacturer']>) {
  return (
    <p>
      <Label name="product.by" /> {href === undefined ? name : <a href={href}>{name}</a>}
    </p>
  );
}

const Trail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-5);
  margin-bottom: var(--space-5);
  & ol {
    margin: 0;
  }
`;

/* On a phone: name and price, pictures, then the rest. This is also the reading order. */
const Product = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${above('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    column-gap: var(--space-6);
  }
  ${above('lg')} {
    grid-template-rows: auto auto 1fr;
    column-gap: var(--space-8);
  }
`;

const Name = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  overflow-wrap: anywhere;
  & p:not(:last-child) {
    color: var(--color-ink-muted);
  }
  & a {
    display: inline-block;
    padding-block: var(--space-1);
  }
  ${above('md')} {
    grid-area: 1 / 2;
  }
`;

const Pictures = styled.div`
  ${above('md')} {
    grid-area: 1 / 1 / span 2;
  }
  ${above('lg')} {
    grid-row-end: span 3;
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: start;
  gap: var(--space-5);
  overflow-wrap: anywhere;
  & > dl {
    justify-self: stretch;
  }
`;

/* Next to the pictures if a line fits there, otherwise below everything. */
const Body = styled(RichText)`
  margin-top: var(--space-5);
  ${above('md')} {
    grid-column: 1 / -1;
  }
  ${above('lg')} {
    grid-column: 2;
    margin-top: 0;
  }
`;

const Related = styled.section`
  margin-top: var(--space-9);
  padding-top: var(--space-7);
  border-top: 1px solid var(--color-hairline);
  & > h2 {
    margin-bottom: var(--space-5);
  }
  /* A last product that would stand alone takes both columns: its texts are beside its picture. */
  ${below('md')} {
    & > ul > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
      display: grid;
      grid-template-rows: auto auto 1fr;
      grid-template-columns: inherit;
      column-gap: inherit;
      & > :not(div) {
        grid-column: 2;
      }
      & > div {
        grid-row: 1 / 4;
        margin: 0;
      }
    }
  }
`;
