import type { ReactNode } from 'react';
import { Page, type PageProps } from '../frame/Page.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { ProductList, type ProductListProps } from './ProductList.tsx';

export interface ProductListPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  /** Shown above the products, such as a description of the manufacturer. */
  opening?: ReactNode;
  /** Shown below the products, so that visitors see the products first. */
  body?: RichTextProps | undefined;
  /** The products, their filters and further pages. */
  list: ProductListProps;
}

/** All products of a shop, a category or a manufacturer. */
export function ProductListPage({ title, lead, trail, ...parts }: ProductListPageProps) {
  const { opening, body, list } = parts;
  return (
    <Page title={title} lead={lead} trail={trail}>
      {opening}
      <ProductList {...list} />
      {body && <RichText {...body} />}
    </Page>
  );
}
