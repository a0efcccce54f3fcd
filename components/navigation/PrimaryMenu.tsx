import styled from '@emotion/styled';
import { primaryMenuName } from '../../contract/markup/menu.ts';
import { useLabels } from '../i18n/Labels.tsx';
import { plain, Words } from '../i18n/Words.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { NavigationEntry, NavigationSection } from './navigationEntry.ts';

export interface PrimaryMenuProps {
  entries: readonly NavigationEntry[];
}

/**
 * The main menu: a row with dropdowns on large screens, a list of folding groups on small ones.
 * Groups are `details` that share a name, so the browser itself keeps only one of them open.
 */
export function PrimaryMenu({ entries }: PrimaryMenuProps) {
  const { text } = useLabels();
  return (
    <nav aria-label={text('menu.label')}>
      <Row role="list">
        {entries.map((entry) => (
          <Item key={plain(entry.label)} data-apart={entry.kind === 'button' ? '' : undefined}>
            {entry.kind === 'group' ? (
              <Group name={primaryMenuName}>
                <summary>
                  <Words of={entry.label} />
                  <Icon name="chevron-down" size={16} />
                </summary>
                <Panel>
                  {entry.sections.map((section, index) => (
                    <Section key={index} {...section} />
                  ))}
                </Panel>
              </Group>
            ) : (
              <MenuLink {...entry} />
            )}
          </Item>
        ))}
      </Row>
    </nav>
  );
}

function Section({ heading, links }: NavigationSection) {
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

const large = '@media (min-width: 62em)';

/** The row of top-level entries: links, and the summaries of groups. */
const Row = styled.ul`
  overflow-wrap: anywhere;
  & > li > a,
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-height: 3.25rem;
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    text-decoration-line: none;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
  & > li > a[aria-current],
  & details:has([aria-current]) > summary {
    text-decoration-line: underline;
  }
  & a:hover,
  & summary:hover {
    color: var(--color-accent-text);
  }
  ${large} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1);
    margin-inline: calc(-1 * var(--space-3));
    & > li > a,
    & summary {
      min-height: var(--size-target);
      padding-inline: var(--space-3);
      border-radius: var(--radius-sm);
      font-size: var(--font-size-sm);
    }
  }
`;

const Item = styled.li`
  border-top: 1px solid var(--color-hairline);
  ${large} {
    position: relative;
    border: 0;
    /* The members' area stands apart at the end of the row. */
    &[data-apart] {
      margin-inline: auto var(--space-3);
      border: 1px solid var(--color-control-border);
      border-radius: var(--radius-pill);
    }
  }
`;

const Group = styled.details`
  & > summary {
    user-select: none;
  }
  & > summary > svg {
    transition: rotate var(--duration-dropdown) var(--ease-out);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  ${large} {
    &[open] > summary {
      background: var(--color-surface-strong);
    }
  }
`;

const Panel = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-1) var(--space-4);
  animation: appear var(--duration-dropdown) var(--ease-out);
  & a {
    display: flex;
    align-items: center;
    min-height: var(--size-target);
    padding-inline: var(--space-4) var(--space-2);
    border-radius: var(--radius-sm);
    color: var(--color-ink);
    font-size: var(--font-size-sm);
    text-decoration: none;
  }
  & a:hover {
    background: var(--color-surface-strong);
  }
  & a[aria-current] {
    background: var(--color-accent-soft);
    color: var(--color-on-accent-soft);
    font-weight: var(--weight-semibold);
  }
  ${large} {
    position: absolute;
    z-index: 1;
    top: calc(100% + var(--space-2));
    min-width: 15rem;
    /* The last one opens to the other side, where there is room for doubled text. */
    li:not(:has(~ li > details)) & {
      right: 0;
    }
    padding: var(--space-4);
    border: 1px solid var(--color-hairline);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    & a {
      min-height: 2.5rem;
      padding-inline: var(--space-3);
    }
  }
`;

const SectionHeading = styled.p`
  margin-bottom: var(--space-1);
  color: var(--color-ink-muted);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-semibold);
  padding-inline: var(--space-4);
  ${large} {
    padding-inline: var(--space-3);
  }
`;
