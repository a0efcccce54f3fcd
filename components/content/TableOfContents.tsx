import styled from '@emotion/styled';
import { useId } from 'react';
import { notSearched } from '../../contract/markup/notSearched.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Expander } from '../primitives/Expander.tsx';
import { Link } from '../primitives/Link.tsx';
import { above, below } from '../theme/windowWidths.ts';

export interface TableOfContentsProps {
  headings: readonly ContentHeading[];
  /** For small screens, where the other one is not shown: all but its title is folded up. */
  folded?: boolean;
}

export interface ContentHeading {
  readonly id: string;
  readonly text: string;
}

/** The headings of a long text as links. */
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
  const { label } = useLabels();
  return (
    // What stands in it, the page says below.
    <FoldedFrame data-screen-only {...notSearched}>
      <Expander summary={label('legal.onThisPage')}>
        <Entries headings={headings} />
      </Expander>
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
  padding-inline-start: var(--space-5);
  border-inline-start: 1px solid var(--color-hairline);
  ${below('lg')} {
    display: none;
  }
`;

const FoldedFrame = styled.div`
  ${frame}
  ${above('lg')} {
    display: none;
  }
`;

const Title = styled.h2`
  margin-bottom: var(--space-2);
  color: var(--color-ink-muted);
  font-family: var(--font-body);
  font-size: var(--font-size-sm);
`;
