import styled from '@emotion/styled';
import { Page, type PageProps } from '../frame/Page.tsx';
import { OrganisationGrid, type OrganisationProps } from '../organisations/OrganisationGrid.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';

export interface BrandsPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  /** An editor's text below the brands. */
  body?: RichTextProps | undefined;
  /** In display order. */
  brands: readonly OrganisationProps[];
}

/** All brands, each with links to its products and to its own website. */
export function BrandsPage({ title, lead, trail, body, brands }: BrandsPageProps) {
  return (
    <Page title={title} lead={lead} trail={trail}>
      <OrganisationGrid organisations={brands} headingLevel={2} />
      {body && <Closing {...body} />}
    </Page>
  );
}

const Closing = styled(RichText)`
  margin-top: var(--space-8);
`;
