import styled from '@emotion/styled';
import { useId } from 'react';
import { useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { asideHeading, linkRows } from './linkRows.ts';
import { MenuLink } from './MenuLink.tsx';
import type { NavigationLink } from './navigationEntry.ts';

export interface SubNavigationProps {
  /** The section of the site that the page belongs to. */
  heading: Words;
  /** The section's overview page. */
  overview?: Omit<NavigationLink, 'label'> | undefined;
  /** All pages of the section, in the menu's order. */
  links: readonly NavigationLink[];
}

/** Links to all pages of the current section, with the current page marked. */
export function SubNavigation({ heading, overview, links }: SubNavigationProps) {
  const { label } = useLabels();
  const headingId = useId();
  return (
    <Frame aria-labelledby={headingId}>
      <Heading id={headingId}>
        <Words of={heading} />
      </Heading>
      <ul role="list">
        {overview && (
          <li>
            <MenuLink {...overview} label={label('subNavigation.overview')} />
          </li>
        )}
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink {...link} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled.nav`
  font-size: var(--font-size-sm);
  ${linkRows}
  & a[aria-current] {
    color: var(--color-accent-text);
    font-weight: var(--weight-semibold);
  }
`;

const Heading = styled.h2`
  ${asideHeading}
`;
