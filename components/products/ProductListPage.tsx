import type { ReactNode } from 'react';
import { Page, type PageProps } from '../frame/Page.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { ProductList, type ProductListProps } from './ProductList.tsx';

export interface ProductListPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  /** Stands above the products, such as who makes them. */
  opening?: ReactNode;
  /** Stands below the products: who comes to choose sees them first. */
  body?: RichTextProps | undefined;
  list: ProductListProps;
}

/** All products of a shop, or those of a category or a manufacturer. */
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
