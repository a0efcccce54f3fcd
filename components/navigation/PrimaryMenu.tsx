import styled from '@emotion/styled';
import { primaryMenuName } from '../../contract/markup.ts';
import { useLabels } from '../i18n/Labels.tsx';
import { plain, Words } from '../i18n/Words.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Group, Item, Panel, Section } from './menuParts.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { NavigationEntry } from './navigationEntry.ts';
import { above } from '../theme/windowWidths.ts';

export interface PrimaryMenuProps {
  /** Links, groups and buttons, in display order. After a log-in, the members' menu replaces the last one. */
  entries: readonly NavigationEntry[];
}

/**
 * The main menu: a row with dropdowns on large screens, a list of collapsible groups on small ones. Groups
 * are `details` elements with the same name, so the browser keeps only one of them open.
 */
export function PrimaryMenu({ entries }: PrimaryMenuProps) {
  const { text } = useLabels();
  return (
    <nav aria-label={text('menu.label')}>
      <Row role="list">
        {entries.map((entry) => (
          <Item
            key={plain(entry.label)}
            data-apart={
              entry.kind === 'button' || (entry.kind === 'group' && entry.isButton) ? '' : undefined
            }
          >
            {entry.kind === 'group' ? (
              <Group name={primaryMenuName}>
                <summary aria-current={entry.current}>
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

/** The row of top-level entries: links, and the summaries of groups. */
export const Row = styled.ul`
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
  & summary[aria-current] {
    text-decoration-line: underline;
  }
  & a:hover,
  & summary:hover {
    color: var(--color-accent-text);
  }
  ${above('lg')} {
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
