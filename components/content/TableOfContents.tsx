import styled from '@emotion/styled';
import { useId } from 'react';
import { notSearched } from '../../contract/notSearched.ts';
import { Label } from '../i18n/Labels.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { asideHeading } from '../navigation/linkRows.ts';
import { Link } from '../primitives/Link.tsx';
import { above, below } from '../theme/windowWidths.ts';

export interface TableOfContentsProps {
  /** The headings of level 2, in the order of the text. */
  headings: readonly ContentHeading[];
  /** For small screens, where the other table of contents is hidden: collapsed to its title. */
  folded?: boolean;
}

export interface ContentHeading {
  readonly id: string;
  readonly text: string;
}

/** Links to the headings of a long text. */
export function TableOfContents({ headings, folded = false }: TableOfContentsProps) {
  return folded ? <Folded headings={headings} /> : <Open headings={headings} />;
}

type Headings = Pick<TableOfContentsProps, 'headings'>;

function Open({ headings }: Headings) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId}>
        <Label name="legal.onThisPage" />
      </Title>
      <Entries headings={headings} />
    </Frame>
  );
}

function Folded({ headings }: Headings) {
  return (
    // Excluded from the search index, since it repeats the headings below.
    <FoldedFrame data-screen-only {...notSearched}>
      <summary>
        <Label name="legal.onThisPage" />
        <Icon name="chevron-down" size={20} />
      </summary>
      <Entries headings={headings} />
    </FoldedFrame>
  );
}

function Entries({ headings }: Headings) {
  return (
    <ul role="list">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <Link href={`#${id}`} variant="quiet">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const frame = `
  font-size: var(--font-size-sm);
  overflow-wrap: anywhere;
`;

const Frame = styled.nav`
  ${frame}
  /* Browsers that know this mark the section in view; in others, no entry is marked. */
  & ul {
    scroll-target-group: auto;
  }
  & a:target-current {
    color: var(--color-accent-text);
    font-weight: var(--weight-semibold);
  }
  ${below('lg')} {
    display: none;
  }
`;

/* Not an Expander: every long page contains this element, and these few rules are half the size of Expander's. */
const FoldedFrame = styled.details`
  ${frame}
  border-block: 1px solid var(--color-hairline);
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--size-target);
    font-weight: var(--weight-semibold);
  }
  &[open] svg {
    rotate: 180deg;
  }
  & ul {
    padding-bottom: var(--space-3);
  }
  ${above('lg')} {
    display: none;
  }
`;

const Title = styled.h2`
  ${asideHeading}
`;
