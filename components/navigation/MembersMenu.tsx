import styled from '@emotion/styled';
import { primaryMenuName } from '../../contract/markup.ts';
import { Label } from '../i18n/Labels.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { above } from '../theme/windowWidths.ts';
import { Group, Item, Panel, Section } from './menuParts.tsx';
import type { NavigationSection } from './navigationEntry.ts';

export interface MembersMenuProps {
  /** The members' pages by subject. */
  sections: readonly NavigationSection[];
}

/** The members' menu, which replaces the last entry of the primary menu (specification, section 2). */
export function MembersMenu({ sections }: MembersMenuProps) {
  return (
    <Item data-apart="">
      <Pill name={primaryMenuName}>
        <summary>
          <Label name="userMenu.area" />
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
      border-radius: var(--radius-sm);
    }
  }
`;

/** Two columns, since three lists in one column would not fit on a screen. Too wide to open to the right. */
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
