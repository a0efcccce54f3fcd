import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedDate } from '../i18n/FormattedDate.tsx';
import { Words } from '../i18n/Words.tsx';
import { coveringLink } from '../primitives/coveringLink.ts';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import { above } from '../theme/windowWidths.ts';

export interface NewsTeaserProps {
  /** The heading of the news item. */
  title: Words;
  /** ISO date, such as `2026-11-21`. */
  date: string;
  /** One or two sentences. */
  lead?: Words | undefined;
  /** The page with the news item. */
  href: string;
  /** Shown small. Decorative: says no more than the title. */
  picture?: PictureProps | undefined;
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3;
  /** Shown next to the title, such as a mark for new items. */
  mark?: ReactNode;
}

/** A news item in a list. The title is the link, and the whole entry is clickable. */
export function NewsTeaser({ title, date, lead, href, picture, ...rest }: NewsTeaserProps) {
  const { headingLevel = 3, mark } = rest;
  const Frame = picture ? PicturedEntry : Entry;
  return (
    <Frame>
      <Title as={`h${headingLevel}`}>
        <a href={href}>
          <Words of={title} />
        </a>
        {mark}
      </Title>
      <Day>
        <FormattedDate date={date} />
      </Day>
      {lead && (
        <p>
          <Words of={lead} />
        </p>
      )}
      {picture && <Picture sizes="10rem" {...picture} alt="" fit="cover" />}
    </Frame>
  );
}

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block: var(--space-5);
  border-top: 1px solid var(--color-hairline);
  & > p {
    max-width: var(--size-measure);
    color: var(--color-ink-muted);
  }
  ${above('md')} {
    grid-template-columns: min(10rem, 25%) minmax(0, 1fr);
    column-gap: var(--space-5);
    align-items: baseline;
    & > :not(p:first-of-type) {
      grid-column: 2;
    }
  }
`;

/**
 * The width of a picture's column: none in a list of `least` rem or less, which has space only for text.
 * Large text makes a rem long.
 */
function pictureWidth(width: number, least: number): string {
  return `clamp(0px, (100% - ${least}rem) * 999, ${width}rem)`;
}

/* The picture is at the end of the row, so that dates and titles keep their edges in a list of both. */
const PicturedEntry = styled(Entry)`
  grid-template-columns: minmax(0, 1fr) ${pictureWidth(6, 16)};
  & > :not(picture) {
    grid-column: 1;
  }
  /* On phones, the lead is below the picture. */
  & > p ~ p {
    grid-column: 1 / -1;
  }
  && > picture {
    grid-area: 1 / 2 / span 2;
    align-self: start;
    aspect-ratio: 4 / 3;
    overflow: clip;
    border-radius: var(--radius-md);
  }
  ${above('md')} {
    grid-template-columns: min(10rem, 25%) minmax(0, 1fr) ${pictureWidth(9, 30)};
    && > picture {
      grid-column: 3;
    }
  }
`;

const Title = styled.h3`
  font-size: var(--font-size-lg);
  line-height: var(--line-snug);
  ${coveringLink}
`;

/* Shown before the title but read after it, so that screen reader users know what the date belongs to. */
const Day = styled.p`
  order: -1;
  font-size: var(--font-size-sm);
`;
