import styled from '@emotion/styled';
import { notSearched } from '../../contract/notSearched.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Pagination, type PaginationProps } from '../navigation/Pagination.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { Text } from '../primitives/Text.tsx';
import { Page, type PageProps } from '../frame/Page.tsx';
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
  const { years, archive, pagination } = list;
  return (
    <Page
      title={title}
      lead={lead}
      trail={trail}
      aside={archive.length > 1 && years.length > 0 && <Archive years={archive} />}
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
  const { text } = useLabels();
  return (
    <Years aria-label={text('news.years')}>
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

const Years = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-target);
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
    color: var(--color-ink);
    text-decoration: none;
  }
  & a:hover {
    background: var(--color-surface-strong);
    color: var(--color-accent-text);
  }
`;
