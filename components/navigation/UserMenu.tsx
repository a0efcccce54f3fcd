import styled from '@emotion/styled';
import { externalRel } from '../../contract/links.ts';
import { primaryMenuName } from '../../contract/markup.ts';
import { dataAttributes } from '../../contract/dataAttributes.ts';
import type { UserMenuData, UserMenuPart } from '../../contract/members/userMenu.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { hiddenStyles } from '../primitives/hiddenStyles.ts';
import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { above } from '../theme/windowWidths.ts';
import { Group, Panel } from './menuParts.tsx';

export interface UserMenuProps {
  /** The page with the member's own data. */
  profileHref: string;
  /** The backend's login, for editors and administrators. */
  administrationHref: string;
}

/**
 * Shows who is logged in, with links to their pages. The build does not know the user, so the browser fills
 * in the name (browser/page/members/userMenu.ts). The button is the same before and after.
 */
export function UserMenu({ profileHref, administrationHref }: UserMenuProps) {
  const { text } = useLabels();
  return (
    <Place aria-label={text('userMenu.open')}>
      <Opening name={primaryMenuName}>
        <summary>
          <Opener>
            <Icon name="user" />
            <OpenerLabel>
              <Label name="userMenu.open" />
            </OpenerLabel>
          </Opener>
          <Chevron name="chevron-down" size={16} />
        </summary>
        <OwnPanel>
          <Who>
            <Name {...part('name')} />
            <Number {...part('numberLine')} hidden>
              <Label name="userMenu.number" /> <span {...part('number')} />
            </Number>
          </Who>
          <ul role="list">
            <li>
              <a href={profileHref}>
                <Label name="userMenu.profile" />
              </a>
            </li>
            <li {...part('administration')} hidden>
              <a href={administrationHref} target="_blank" rel={externalRel}>
                <span>
                  <Label name="userMenu.administration" />
                  <VisuallyHidden>
                    {' '}
                    <Label name="link.newTab" />
                  </VisuallyHidden>
                </span>
                <External name="external" size={16} />
              </a>
            </li>
            <li>
              <LogOut type="button" {...part('logOut')}>
                <Label name="userMenu.logOut" />
              </LogOut>
            </li>
          </ul>
        </OwnPanel>
      </Opening>
    </Place>
  );
}

function part(userMenu: UserMenuPart) {
  return dataAttributes({ userMenu } satisfies UserMenuData);
}

/**
 * On small screens, above the menu in its panel. On large ones, at the end of the logo's row, where there
 * is space: another entry in the menu's row could wrap to a second row.
 */
const Place = styled.nav`
  border-bottom: 1px solid var(--color-hairline);
  margin-bottom: var(--space-2);
  ${above('lg')} {
    /* Positioned absolutely, so that the menu does not move the other parts of the header's grid. */
    position: absolute;
    inset: 0 0 0 auto;
    grid-area: 1 / 1 / 2 / 2;
    height: var(--size-target);
    margin-block: auto;
    border: 0;
  }
`;

const Opening = styled(Group)`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.25rem;
    color: var(--color-ink);
    font-weight: var(--weight-medium);
  }
  & > summary:hover {
    color: var(--color-accent-text);
  }
  ${above('lg')} {
    && > summary {
      justify-content: center;
      width: var(--size-target);
      min-height: var(--size-target);
      border-radius: var(--radius-sm);
    }
    & > summary:hover {
      background: var(--color-surface-strong);
    }
  }
`;

const Opener = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

const OpenerLabel = styled.span`
  ${above('lg')} {
    ${hiddenStyles}
  }
`;

const Chevron = styled(Icon)`
  ${above('lg')} {
    display: none;
  }
`;

const OwnPanel = styled(Panel)`
  ${above('lg')} {
    right: 0;
    width: max-content;
    max-width: 20rem;
    z-index: 2;
  }
`;

const Who = styled.div`
  padding-inline: var(--space-4);
  overflow-wrap: anywhere;
  &:has(> :first-of-type:empty) {
    display: none;
  }
  ${above('lg')} {
    padding: 0 var(--space-3) var(--space-3);
    border-bottom: 1px solid var(--color-hairline);
  }
`;

const Name = styled.p`
  /* Browsers give a popover the system's text colour. */
  color: var(--color-ink);
  font-weight: var(--weight-semibold);
`;

const Number = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
`;

const External = styled(Icon)`
  margin-left: var(--space-2);
`;

const LogOut = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: var(--size-target);
  padding-inline: var(--space-4) var(--space-2);
  border-radius: var(--radius-sm);
  color: var(--color-ink);
  font-size: var(--font-size-sm);
  text-align: start;
  &:hover {
    background: var(--color-surface-strong);
    color: var(--color-accent-text);
  }
  ${above('lg')} {
    min-height: 2.5rem;
    padding-inline: var(--space-3);
  }
`;
