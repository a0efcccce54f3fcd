import styled from '@emotion/styled';
import { useId } from 'react';
import { Label } from '../i18n/Labels.tsx';
import { Link } from '../primitives/Link.tsx';

export interface TableOfContentsProps {
  headings: readonly ContentHeading[];
}

export interface ContentHeading {
  readonly id: string;
  readonly text: string;
}

/** The headings of a long text as links. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId}>
        <Label name="legal.onThisPage" />
      </Title>
      <ul role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} variant="quiet">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled.nav`
  padding-inline-start: var(--space-5);
  border-inline-start: 1px solid var(--color-hairline);
  font-size: var(--font-size-sm);
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  margin-bottom: var(--space-2);
  color: var(--color-ink-muted);
  font-family: var(--font-body);
  font-size: var(--font-size-sm);
  font-weight: var(--weight-semibold);
`;
