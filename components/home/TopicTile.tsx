import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from '../navigation/LanguageHint.tsx';
import { coveringLink } from '../primitives/coveringLink.ts';
import type { ColumnsByBreakpoint } from '../primitives/Grid.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import { above, below } from '../theme/windowWidths.ts';

/** Three columns on wide windows, then two. */
export const tiles: ColumnsByBreakpoint = { md: 6, xl: 4 };

export interface TopicTileProps {
  /** The name of the topic. It is the link text. */
  title: Words;
  /** The content of the linked page, in one sentence. */
  text?: Words | undefined;
  /** Path of the topic's page. */
  href: string;
  /** A picture of the topic. Decorative: says no more than the title. */
  picture?: PictureProps | undefined;
  /** Language of the target page, if it differs from this page's language. */
  hrefLang?: string | undefined;
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3;
}

/**
 * A topic of the site as a tile. The whole tile is clickable; the link is its heading. A tile with a
 * picture has no box and no arrow: the picture groups the content and is the click target.
 */
export function TopicTile({ title, text, href, hrefLang, picture, ...rest }: TopicTileProps) {
  const { headingLevel = 3 } = rest;
  const Tile = picture ? PicturedTile : BoxedTile;
  return (
    <Tile>
      {picture && (
        <PictureFrame>
          <Picture sizes={widths} {...picture} alt="" fit="cover" />
        </PictureFrame>
      )}
      <Title as={`h${headingLevel}`}>
        <a href={href} hrefLang={hrefLang}>
          <Words of={title} />
          <LanguageHint hrefLang={hrefLang} />
        </a>
      </Title>
      {text && (
        <p>
          <Words of={text} />
        </p>
      )}
      {!picture && <Arrow name="arrow-right" />}
    </Tile>
  );
}

const tile = `
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  border-radius: var(--radius-md);
  & p {
    margin-bottom: var(--space-2);
    color: var(--color-ink-muted);
  }
  /* The focus ring surrounds the whole tile, because the whole tile is the link. */
  &:has(a:focus-visible) {
    outline: 3px solid var(--color-focus-outer);
    outline-offset: 2px;
    /* In forced colours, a transparent outline is visible. */
    & a {
      outline-color: transparent;
      box-shadow: none;
    }
  }
`;

const BoxedTile = styled.li`
  ${tile}
  height: 100%;
  padding: var(--space-5);
  border: 1px solid var(--color-hairline);
  background: var(--color-surface);
  transition: border-color var(--duration-quick);
  &:hover {
    border-color: var(--color-accent);
  }
  /* On phones, the arrow is next to the title, so that a tile is as high as its text. */
  ${below('md')} {
    padding: var(--space-4);
    & > :is(h2, h3) {
      padding-inline-end: var(--space-6);
    }
    & > svg {
      position: absolute;
      inset: var(--space-4) var(--space-4) auto auto;
    }
    & > p {
      margin: 0;
    }
  }
  /* The last tiles complete their row. */
  @media (48em <= width < 75em) {
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (width >= 75em) {
    &:last-child:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }
    &:nth-last-child(2):nth-child(3n + 1),
    &:last-child:nth-child(3n + 2),
    /* Four tiles: two rows of two. */
    &:first-child:nth-last-child(4),
    &:first-child:nth-last-child(4) ~ li {
      grid-column: span 6;
    }
  }
`;

const PicturedTile = styled.li`
  ${tile}
  padding-bottom: var(--space-4);
  & img {
    transition: scale var(--duration-expander) var(--ease-out);
  }
  &:hover img {
    scale: 1.035;
  }
`;

/* Flatter on phones, where the tiles are below each other. */
const PictureFrame = styled.div`
  aspect-ratio: 4 / 3;
  margin-bottom: var(--space-2);
  overflow: hidden;
  border-radius: var(--radius-md);
  ${above('md')} {
    aspect-ratio: 4 / 5;
  }
`;

/** The `sizes` of a tile's picture, according to `tiles`. */
const widths = '(min-width: 80em) 24rem, (min-width: 48em) 50vw, 100vw';

const Title = styled.h3`
  font-size: var(--font-size-xl);
  line-height: var(--line-snug);
  ${coveringLink}
`;

/* The drawing begins and ends 4.5 px inside the icon: moved outwards, it has the edges of the text. */
const Arrow = styled(Icon)`
  margin: auto -4.5px 0;
  color: var(--color-accent-text);
  transition: translate var(--duration-dropdown) var(--ease-out);
  li:hover > & {
    translate: var(--space-1);
  }
`;
