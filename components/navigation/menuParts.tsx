import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';
import { above } from '../theme/windowWidths.ts';
import { MenuLink } from './MenuLink.tsx';
import type { NavigationSection } from './navigationEntry.ts';

/* Parts of the primary menu's entries, also used by the members' menu. */

/** A group of related links. */
export function Section({ heading, links }: NavigationSection) {
  return (
    <div>
      {heading && (
        <SectionHeading>
          <Words of={heading} />
        </SectionHeading>
      )}
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A top-level entry. */
export const Item = styled.li`
  border-top: 1px solid var(--color-hairline);
  ${above('lg')} {
    position: relative;
    border: 0;
    /* The entry of the members' area is separated, at the end of the row. */
    &[data-apart] {
      margin-inline: auto var(--space-3);
      border: 1px solid var(--color-control-border);
      border-radius: var(--radius-sm);
    }
    /* As wide as the members' menu with its icon, so that no edge moves when that menu replaces the link. */
    &[data-apart] > a {
      padding-inline: var(--space-5);
    }
  }
`;

/** A collapsible entry with sub-entries. */
export const Group = styled.details`
  & > summary {
    user-select: none;
  }
  & > summary > svg {
    transition: rotate var(--duration-dropdown) var(--ease-out);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  ${above('lg')} {
    &[open] > summary {
      background: var(--color-surface-strong);
    }
  }
`;

/** The content of an open group. */
export const Panel = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-1) var(--space-4);
  animation: appear var(--duration-dropdown) var(--ease-out);
  & a {
    display: flex;
    align-items: center;
    min-height: var(--size-target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-sm);
    color: var(--color-ink);
    font-size: var(--font-size-sm);
    text-decoration: none;
  }
  & a:hover {
    background: var(--color-surface-strong);
  }
  /* Above the current page, the overview of its part is marked as well, but not highlighted. */
  & a[aria-current='page'] {
    background: var(--color-accent-soft);
    color: var(--color-on-accent-soft);
    font-weight: var(--weight-semibold);
  }
  ${above('lg')} {
    position: absolute;
    z-index: 1;
    top: calc(100% + var(--space-2));
    min-width: 15rem;
    /* The last menu opens to the left, because text at 200 % would not fit on the right. */
    li:not(:has(~ li > details)) & {
      right: 0;
    }
    padding: var(--space-4);
    border: 1px solid var(--color-hairline);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    & a {
      min-height: 2.5rem;
    }
  }
`;

const SectionHeading = styled.p`
  margin-bottom: var(--space-1);
  color: var(--color-ink-muted);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-semibold);
  padding-inline: var(--space-3);
`;
