import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Label } from '../i18n/Labels.tsx';

export interface NothingFoundProps {
  /** The pages that were searched, as a sentence. */
  searched: ReactNode;
  /** Other ways to find it, each a list item (`li`) with a link. */
  children: ReactNode;
}

/** Help for a search without results: what was searched, how to find more, and where else to look. */
export function NothingFound({ searched, children }: NothingFoundProps) {
  return (
    <>
      <p>
        {searched} <Label name="search.widen" />
      </p>
      <Tips>
        <li>
          <Label name="search.fewer" />
        </li>
        <li>
          <Label name="search.spelling" />
        </li>
        {children}
      </Tips>
    </>
  );
}

const Tips = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-2);
  padding-inline-start: 1.25em;
`;
