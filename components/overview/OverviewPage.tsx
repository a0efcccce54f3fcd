import styled from '@emotion/styled';
import { tiles, TopicTile, type TopicTileProps } from '../home/TopicTile.tsx';
import { Words } from '../i18n/Words.tsx';
import { Grid } from '../primitives/Grid.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';

export interface OverviewPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  /** Groups of pages, in the menu's order. */
  sections: readonly OverviewSection[];
}

/** A group of related pages. The heading is left out if there is only one group. */
export interface OverviewSection {
  readonly heading?: Words | undefined;
  readonly pages: readonly Omit<TopicTileProps, 'headingLevel'>[];
}

/** An overview of all pages in a section of the site, each with a short description. */
export function OverviewPage({ title, lead, trail, sections }: OverviewPageProps) {
  return (
    <Page title={title} lead={lead} trail={trail}>
      {sections.map(({ heading, pages }, index) => (
        <Section key={index}>
          {heading && (
            <Heading level={2}>
              <Words of={heading} />
            </Heading>
          )}
          <Grid as="ul" role="list" span={tiles}>
            {pages.map((page) => (
              <TopicTile key={page.href} headingLevel={heading ? 3 : 2} {...page} />
            ))}
          </Grid>
        </Section>
      ))}
    </Page>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & + & {
    margin-top: var(--space-7);
  }
`;
