import styled from '@emotion/styled';
import { useId } from 'react';
import { notSearched } from '../../contract/notSearched.ts';
import { Label } from '../i18n/Labels.tsx';
import { NewsTeaser, type NewsTeaserProps } from '../news/NewsTeaser.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Link } from '../primitives/Link.tsx';

export interface LatestNewsProps {
  /** Newest first. */
  items: readonly NewsTeaserProps[];
  /** The page with all news. */
  listHref: string;
}

/** The latest news on the home page, with a link to all news. */
export function LatestNews({ items, listHref }: LatestNewsProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} {...notSearched}>
      <Heading level={2} id={headingId}>
        <Label name="news.latest" />
      </Heading>
      <ul role="list">
        {items.map((item) => (
          <NewsTeaser key={item.href} {...item} />
        ))}
      </ul>
      <Link href={listHref} variant="standalone">
        <Label name="news.all" />
      </Link>
    </Section>
  );
}

const Section = styled.section`
  padding-bottom: var(--space-9);
  & > ul {
    margin-block: var(--space-5) var(--space-4);
  }
`;
