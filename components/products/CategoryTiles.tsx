import styled from '@emotion/styled';
import type { CardPicture } from '../../contract/catalogue/records.ts';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from '../navigation/LanguageHint.tsx';
import { coveringLink } from '../primitives/coveringLink.ts';
import { Picture } from '../primitives/Picture.tsx';
import { above } from '../theme/windowWidths.ts';

export interface CategoryTilesProps {
  categories: readonly CategoryTileProps[];
  /** Rank of the titles in the outline of the page. Default 3. */
  headingLevel?: 2 | 3;
}

export interface CategoryTileProps {
  readonly title: Words;
  readonly href: string;
  /** Language of the page behind it, where it is another one than this page's. */
  readonly hrefLang?: string | undefined;
  /** How many products it has; nothing is said of none. */
  readonly count: number;
  readonly picture?: Omit<CardPicture, 'alt'> | undefined;
}

/** The parts of a catalogue, each with what it looks like and how much is in it. */
export function CategoryTiles({ categories, headingLevel = 3 }: CategoryTilesProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Tiles role="list">
      {categories.map(({ title, href, hrefLang, count, picture }) => (
        <Tile key={href}>
          <Title>
            <a href={href} hrefLang={hrefLang}>
              <Words of={title} />
              <LanguageHint hrefLang={hrefLang} />
            </a>
          </Title>
          {count > 0 && (
            <p>
              <Label name="product.count" values={{ count }} />
            </p>
          )}
          <div>{picture && <Picture {...picture} alt="" sizes={tileSizes} fit="cover" />}</div>
        </Tile>
      ))}
    </Tiles>
  );
}

const tileSizes = '(width>=80em) 25rem, (width>=48em) 30vw, 46vw';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-4);
  ${above('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6) var(--space-5);
  }
`;

/* Read with the title first, and shown with the picture first. */
const Tile = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  break-inside: avoid;
  & > div {
    order: -1;
    display: grid;
    aspect-ratio: 4 / 3;
    margin-bottom: var(--space-3);
    overflow: clip;
    border-radius: var(--radius-md);
    background: var(--color-accent-soft);
  }
  & img {
    min-height: 0;
    scale: 1;
    transition: scale var(--duration-expander) var(--ease-out);
  }
  &:hover img {
    scale: 1.03;
  }
  & > :is(h2, h3) {
    font-size: var(--font-size-lg);
    ${coveringLink}
  }
  & > p {
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
  }
  /* The ring goes around the whole tile, which is what a press of Enter acts on. */
  &:has(a:focus-visible) {
    outline: 3px solid var(--color-focus-outer);
    outline-offset: 4px;
    border-radius: var(--radius-sm);
    /* Forced colours show it nevertheless. */
    & a {
      outline-color: transparent;
      box-shadow: none;
    }
  }
`;
