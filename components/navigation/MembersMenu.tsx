import styled from '@emotion/styled';
import { primaryMenuName } from '../../contract/markup/menu.ts';
import { Words } from '../i18n/Words.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { above } from '../theme/windowWidths.ts';
import { Group, Item, Panel, Section } from './menuParts.tsx';
import type { NavigationSection } from './navigationEntry.ts';

export interface MembersMenuProps {
  label: Words;
  sections: readonly NavigationSection[];
}

/**
 * What members have in the primary menu in place of its last entry. It looks as that entry does, so that
 * nothing but an arrow comes to it.
 */
export function MembersMenu({ label, sections }: MembersMenuProps) {
  return (
    <Item data-apart="">
      <Pill name={primaryMenuName}>
        <summary>
          <Words of={label} />
          <Icon name="chevron-down" size={16} />
        </summary>
        <WidePanel>
          {sections.map((section, index) => (
            <Section key={index} {...section} />
          ))}
        </WidePanel>
      </Pill>
    </Item>
  );
}

const Pill = styled(Group)`
  ${above('lg')} {
    && > summary {
      border-radius: var(--radius-pill);
    }
  }
`;

/** Two columns, as three lists in one would not fit on a screen. It is too wide to open to the right. */
const WidePanel = styled(Panel)`
  ${above('lg')} {
    right: 0;
    display: block;
    columns: 2;
    column-gap: var(--space-4);
    width: max-content;
    max-width: 36rem;
    & > div {
      break-inside: avoid;
      padding-bottom: var(--space-3);
    }
  }
`;
