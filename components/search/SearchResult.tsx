import styled from '@emotion/styled';
import type { FoundPage } from '../../contract/search.ts';
import { above } from '../theme/windowWidths.ts';

/** A search result. In the browser, browser/page/search fills copies of an empty one. */
export function SearchResult({ title, href, place, excerpt }: FoundPage) {
  return (
    <Entry>
      <Title>
        <a href={href}>{title}</a>
      </Title>
      <Place hidden={!place}>{place}</Place>
      <Excerpt>
        {excerpt.map(({ text, found }, index) =>
          found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </Excerpt>
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  max-width: var(--size-measure);
  padding-block: var(--space-5);
  border-top: 1px solid var(--color-hairline);
`;

const Title = styled.h2`
  font-size: var(--font-size-lg);
  line-height: var(--line-snug);
  & a:not(:hover) {
    color: var(--color-ink);
    text-decoration-color: transparent;
  }
`;

const Place = styled.p`
  order: -1;
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
`;

/** Has room for its text, which comes after the titles: five lines on a phone, three on wider windows. */
const Excerpt = styled.p`
  min-height: 5lh;
  ${above('md')} {
    min-height: 3lh;
  }
  overflow-wrap: anywhere;
  & mark {
    border-radius: var(--radius-sm);
    background: var(--color-accent-soft);
    color: var(--color-on-accent-soft);
    font-weight: var(--weight-semibold);
    box-decoration-break: clone;
  }
`;
