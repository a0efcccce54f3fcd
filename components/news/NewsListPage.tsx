import styled from '@emotion/styled';
import { useId } from 'react';
import { notSearched } from '../../contract/notSearched.ts';
import { Label } from '../i18n/Labels.tsx';
import { asideHeading, linkRows } from '../navigation/linkRows.ts';
import { Pagination, type PaginationProps } from '../navigation/Pagination.tsx';
import { SubNavigation, type SubNavigationProps } from '../navigation/SubNavigation.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Text } from '../primitives/Text.tsx';
import { InView } from '../frame/InView.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';
import { below } from '../theme/windowWidths.ts';
import { NewsTeaser, type NewsTeaserProps } from './NewsTeaser.tsx';
import { yearId } from './yearId.ts';

export interface NewsListPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  /** An editor's text above the list. */
  body?: RichTextProps | undefined;
  /** The news of this page of the list, grouped by year, newest first. */
  years: readonly NewsYear[];
  /** Where each year begins in the whole list. Shown if there are two years or more. */
  archive: readonly YearLink[];
  /** Links to the other pages of the list. Shown if there are two pages or more. */
  pagination: PaginationProps;
  /** Links to the other pages of the part of the site; left out outside of one. */
  subNavigation?: SubNavigationProps | undefined;
}

interface NewsYear {
  readonly year: string;
  readonly items: readonly NewsTeaserProps[];
}

interface YearLink {
  readonly year: string;
  readonly href: string;
}

/** The news list of a section. */
export function NewsListPage({ title, lead, trail, body, ...list }: NewsListPageProps) {
  const { years, archive, pagination, subNavigation } = list;
  const hasYears = archive.length > 1 && years.length > 0;
  return (
    <Page
      title={title}
      lead={lead}
      trail={trail}
      // Years are a way into the list, so on small screens they are above it.
      asidePlace={subNavigation ? 'after' : 'before'}
      aside={
        (hasYears || subNavigation) && (
          <InView>
            {hasYears && <Archive years={archive} />}
            {subNavigation && <SubNavigation {...subNavigation} />}
          </InView>
        )
      }
    >
      {body && <RichText {...body} />}
      {years.length === 0 && (
        <Text tone="muted">
          <Label name="news.none" />
        </Text>
      )}
      {years.map(({ year, items }) => (
        <Year key={year} {...notSearched}>
          <Heading level={2} size="xl" id={yearId(year)}>
            {year}
          </Heading>
          <ul role="list">
            {items.map((item) => (
              <NewsTeaser key={item.href} {...item} />
            ))}
          </ul>
        </Year>
      ))}
      {pagination.hrefs.length > 1 && <Pagination {...pagination} />}
    </Page>
  );
}

function Archive({ years }: { years: readonly YearLink[] }) {
  const headingId = useId();
  return (
    <Years aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Label name="news.years" />
      </h2>
      <ul role="list">
        {years.map(({ year, href }) => (
          <li key={year}>
            <a href={`${href}#${yearId(year)}`}>{year}</a>
          </li>
        ))}
      </ul>
    </Years>
  );
}

const Year = styled.section`
  /* The list follows the section's introduction. */
  div + & {
    margin-top: var(--space-7);
  }
  margin-bottom: var(--space-7);
  & > h2 {
    margin-bottom: var(--space-4);
  }
`;

/* A row of links on small screens. On large screens, it looks like the other menus next to a page. */
const Years = styled.nav`
  font-size: var(--font-size-sm);
  font-variant-numeric: tabular-nums lining-nums;
  & h2 {
    ${asideHeading}
  }
  ${linkRows}
  ${below('lg')} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-5);
    border-block: 1px solid var(--color-hairline);
    & h2 {
      padding: 0;
    }
    & ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--space-5);
    }
    & li {
      border: 0;
    }
  }
`;
