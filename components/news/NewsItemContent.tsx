import styled from '@emotion/styled';
import { useId } from 'react';
import { notSearched } from '../../contract/notSearched.ts';
import { FormattedDate } from '../i18n/FormattedDate.tsx';
import { Label } from '../i18n/Labels.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Link } from '../primitives/Link.tsx';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { NewsTeaser, type NewsTeaserProps } from './NewsTeaser.tsx';

export interface NewsItemContentProps {
  /** ISO date, such as `2026-11-21`. */
  date: string;
  /** A person's name. */
  author?: string | undefined;
  /** Shown large, above the text. */
  picture?: PictureProps | undefined;
  /** An editor's text. */
  body?: RichTextProps | undefined;
  /** Other news of the section; hidden if empty. */
  related: readonly NewsTeaserProps[];
  /** The section's news list. */
  listHref: string;
}

/**
 * All properties of a public news item, with `undefined` for those it lacks. The build and the
 * browser, which loads news that are newer than the build, both use it: a property that one of them
 * forgets does not compile.
 */
export type WholeNewsItem = Required<NewsItemContentProps>;

/** The content of a news item below its title, with related news. */
export function NewsItemContent(props: NewsItemContentProps) {
  const headingId = useId();
  const { date, author, picture, body, related, listHref } = props;
  return (
    <>
      <About {...notSearched}>
        <FormattedDate date={date} />
        {author && (
          <span>
            <Label name="news.by" values={{ author }} />
          </span>
        )}
      </About>
      {picture && (
        <Frame>
          <Picture sizes="(min-width: 52em) 49em, 100vw" {...picture} priority />
        </Frame>
      )}
      {body && <RichText {...body} />}
      <More aria-labelledby={headingId} data-screen-only="" {...notSearched}>
        <Heading level={2} size="xl" id={headingId}>
          <Label name="news.more" />
        </Heading>
        {related.length > 0 && (
          <ul role="list">
            {related.map((other) => (
              <NewsTeaser key={other.href} {...other} />
            ))}
          </ul>
        )}
        <Link href={listHref} variant="standalone">
          <Label name="news.all" />
        </Link>
      </More>
    </>
  );
}

const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  /* Closer to the title and lead than to the text below, because the date belongs to them. */
  margin-block: calc(-1 * var(--space-5)) var(--space-6);
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
`;

const Frame = styled.div`
  max-width: 52rem;
  margin-bottom: var(--space-6);
  & img {
    border-radius: var(--radius-md);
  }
`;

const More = styled.section`
  margin-top: var(--space-9);
  & > h2 {
    margin-bottom: var(--space-4);
  }
  & > ul {
    margin-bottom: var(--space-4);
  }
`;
