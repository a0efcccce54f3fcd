import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from '../navigation/LanguageHint.tsx';
import { coveringLink } from '../primitives/coveringLink.ts';
import type { ColumnsByBreakpoint } from '../primitives/Grid.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import { above } from '../theme/windowWidths.ts';

/** Three beside each other where there is room, then two. */
export const tiles: ColumnsByBreakpoint = { md: 6, xl: 4 };

export interface TopicTileProps {
  title: Words;
  text?: Words | undefined;
  href: string;
  /** Of what is behind it; says no more than the title. */
  picture?: PictureProps | undefined;
  /** Language of the page behind it, where it is another one than this page's. */
  hrefLang?: string | undefined;
  /** Rank of the title in the outline of the page. Default 3. */
  headingLevel?: 2 | 3;
}

/**
 * A subject of the site as a tile. All of it can be clicked; the link itself is its heading. One with a
 * picture needs no box and no arrow: the picture holds it together, and is what is reached for.
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
  /* The ring goes around the whole tile, which is what a press of Enter acts on. */
  &:has(a:focus-visible) {
    outline: 3px solid var(--color-focus-outer);
    outline-offset: 2px;
    /* Forced colours show it nevertheless. */
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

/* Lower on a phone, where they stand below each other. */
const PictureFrame = styled.div`
  aspect-ratio: 4 / 3;
  margin-bottom: var(--space-2);
  overflow: hidden;
  border-radius: var(--radius-md);
  ${above('md')} {
    aspect-ratio: 4 / 5;
  }
`;

/** How wide a tile is, by `tiles`. */
const widths = '(min-width: 80em) 24rem, (min-width: 48em) 50vw, 100vw';

const Title = styled.h3`
  font-size: var(--font-size-xl);
  line-height: var(--line-snug);
  ${coveringLink}
`;

const Arrow = styled(Icon)`
  margin-top: auto;
  color: var(--color-accent-text);
  transition: translate var(--duration-dropdown) var(--ease-out);
  li:hover > & {
    translate: var(--space-1);
  }
`;
