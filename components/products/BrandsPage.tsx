import styled from '@emotion/styled';
import { Page, type PageProps } from '../frame/Page.tsx';
import { OrganisationGrid, type OrganisationProps } from '../organisations/OrganisationGrid.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';

export interface BrandsPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  body?: RichTextProps | undefined;
  brands: readonly OrganisationProps[];
}

/** Whose products there are, each with the way to them and to the maker's own website. */
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
