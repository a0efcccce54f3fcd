import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';

export interface SitemapPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  /** In the order of the menu; pages outside it come last. */
  sections: readonly SitemapSection[];
}

/** A section of the site. The heading is a link if the section has an overview page. */
export interface SitemapSection {
  readonly heading: Words;
  readonly href?: string | undefined;
  readonly entries: readonly SitemapEntry[];
}

/** A page or the name of a group of pages, with its sub-entries. */
export interface SitemapEntry {
  readonly label: Words;
  readonly href?: string | undefined;
  readonly entries: readonly SitemapEntry[];
}

/** All pages in one language, for visitors who prefer browsing to searching. */
export function SitemapPage({ title, lead, trail, sections }: SitemapPageProps) {
  return (
    <Page title={title} lead={lead} trail={trail}>
      <Sections>
        {sections.map(({ heading, href, entries }, index) => (
          <section key={index}>
            <Heading level={2} size="lg">
              <Name label={heading} href={href} />
            </Heading>
            <Entries entries={entries} />
          </section>
        ))}
      </Sections>
    </Page>
  );
}

function Entries({ entries }: Pick<SitemapEntry, 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ entries: below, ...entry }, index) => (
        <li key={index}>
          {entry.href === undefined ? (
            <b>
              <Name {...entry} />
            </b>
          ) : (
            <Name {...entry} />
          )}
          <Entries entries={below} />
        </li>
      ))}
    </ul>
  );
}

function Name({ label, href }: Pick<SitemapEntry, 'label' | 'href'>) {
  const words = <Words of={label} />;
  return href === undefined ? words : <a href={href}>{words}</a>;
}

const Sections = styled.div`
  columns: 20rem 3;
  column-gap: var(--space-7);
  & > section {
    break-inside: avoid;
    margin-bottom: var(--space-6);
  }
  & h2 {
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--color-hairline);
  }
  & li a {
    display: inline-block;
    padding-block: var(--space-1);
    overflow-wrap: anywhere;
  }
  & a:not(:hover) {
    text-decoration-color: transparent;
  }
  & b {
    font-weight: var(--weight-semibold);
  }
  & ul {
    padding: 0;
    /* Safari no longer announces a list whose style is none; an empty string keeps it a list. */
    list-style: '';
  }
  & section > ul {
    margin-top: var(--space-2);
  }
  & ul ul {
    padding-inline-start: var(--space-4);
    padding-bottom: var(--space-2);
  }
`;
