import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { HeaderLayout } from '../../contract/themeSettings.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { PrimaryMenu, type PrimaryMenuProps } from '../navigation/PrimaryMenu.tsx';
import { Container } from '../primitives/Container.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { ColorModeToggle } from './ColorModeToggle.tsx';
import { Logo, type LogoProps } from './Logo.tsx';
import { SkipLink } from './SkipLink.tsx';
import { hiddenBelow } from './hiddenBelow.ts';
import { toolStyles } from './toolStyles.ts';
import { backdrop } from '../theme/backdrop.ts';
import { above, below } from '../theme/windowWidths.ts';

export interface HeaderProps {
  /** The link to the home page. `stacked` is set by `layout`. */
  logo: LogoProps;
  /** The entries of the main menu. */
  menu: PrimaryMenuProps;
  /** The language switch, which differs from page to page. */
  languageSwitch: ReactNode;
  /** False if the project's base colour determines light or dark mode. */
  colorModeToggle: boolean;
  /** The search page; left out if the site has no search in this language. */
  searchHref?: string | undefined;
  /** Position of the logo on large screens. Default `beside`: at the start of the line. */
  layout?: HeaderLayout | undefined;
}

/**
 * The header of every page. On small screens the menu is a popover behind a button; the browser opens,
 * closes and announces it. On large screens the same menu is always visible.
 */
export function Header({ logo, menu, languageSwitch, colorModeToggle, ...rest }: HeaderProps) {
  const { text } = useLabels();
  const { searchHref, layout = 'beside' } = rest;
  const { Rows, Tools, Languages, Menu } = layouts[layout];
  return (
    <Frame>
      <SkipLink />
      <Rows>
        <Logo {...logo} stacked={layout === 'centered'} />
        <Tools>
          {searchHref !== undefined && (
            <SearchLink href={searchHref} aria-label={text('search.open')}>
              <Icon name="search" />
            </SearchLink>
          )}
          {colorModeToggle && <ColorModeToggle />}
          <MenuButton type="button" popoverTarget={panelId}>
            <Icon name="menu" />
            <Icon name="close" />
            <MenuLabel>
              <Label name="menu.open" />
            </MenuLabel>
          </MenuButton>
        </Tools>
        <Panel id={panelId} popover="auto">
          <Languages>{languageSwitch}</Languages>
          <Menu>
            <PrimaryMenu {...menu} />
          </Menu>
        </Panel>
      </Rows>
    </Frame>
  );
}

const panelId = 'menu';
const smallHeight = '5.5rem';

/* Container queries use the width in letters, so they also work with enlarged text. */
const Frame = styled.header`
  position: relative;
  z-index: 1;
  container-type: inline-size;
  border-bottom: 1px solid var(--color-hairline);
`;

const RowsBeside = styled(Container)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: ${smallHeight};
  ${above('lg')} {
    display: grid;
    grid-template: 1fr auto / 1fr auto auto;
    column-gap: var(--space-2);
    /* The token's height includes the 1 px line below the header. */
    min-height: calc(var(--size-header) - 1px);
    padding-block: var(--space-4) var(--space-3);
  }
`;

const ToolsBeside = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  ${above('lg')} {
    grid-column: 2;
  }
`;

const SearchLink = styled.a`
  ${toolStyles}
`;

const MenuButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--size-target);
  padding: 0 min(3.5vw, var(--space-3));
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-sm);
  color: var(--color-ink);
  font-size: var(--font-size-sm);
  font-weight: var(--weight-medium);
  header:has(:popover-open) & > svg:first-of-type,
  header:not(:has(:popover-open)) & > svg + svg {
    display: none;
  }
  ${above('lg')} {
    display: none;
  }
`;

const MenuLabel = styled.span`
  ${hiddenBelow(20)}
`;

const Panel = styled.div`
  /* On small windows, a panel that opens below the header's row. */
  ${below('lg')} {
    /* The page behind the open panel does not scroll. */
    html:has(&:popover-open) {
      overflow: hidden;
    }
    &:popover-open {
      position: absolute;
      inset: ${smallHeight} 0 auto;
      width: 100%;
      max-height: calc(100dvh - ${smallHeight});
      margin: 0;
      padding: var(--space-2) clamp(1rem, 5vw, 2rem) var(--space-6);
      overscroll-behavior: contain;
      border: solid var(--color-hairline);
      border-width: 1px 0;
      background: var(--color-canvas);
      color: var(--color-ink);
      animation: unfold var(--duration-mobile-menu) var(--ease-out);
    }
    &::backdrop {
      top: ${smallHeight};
      background: ${backdrop};
    }
  }
  /* On large windows, two parts of the header's grid instead of a popover. */
  ${above('lg')} {
    position: static;
    display: contents;
  }
`;

const LanguagesBeside = styled.div`
  /* The words align with the menu's words. Their hover backgrounds extend on both sides. */
  margin-inline: calc(-1 * var(--space-3));
  padding-bottom: var(--space-2);
  ${above('lg')} {
    grid-area: 1 / 3;
    /* The last word ends where the page does. */
    margin: 0 calc(-1 * var(--space-3)) 0 0;
    padding: 0;
  }
`;

const MenuBeside = styled.div`
  ${above('lg')} {
    grid-area: 2 / 1 / auto / -1;
  }
`;

/* Centres the logo in the window, whatever is next to it. */
const RowsCentered = styled(RowsBeside)`
  ${above('lg')} {
    grid-template-columns: 1fr auto 1fr;
    & > a {
      grid-column: 2;
    }
  }
`;

const ToolsCentered = styled(ToolsBeside)`
  ${above('lg')} {
    grid-area: 1 / 1;
    justify-self: start;
    /* The icon aligns with the page below. Its hover background extends beyond that edge. */
    margin-inline-start: calc(-1 * var(--space-3));
  }
`;

const LanguagesCentered = styled(LanguagesBeside)`
  ${above('lg')} {
    justify-self: end;
    & ul {
      justify-content: end;
    }
  }
`;

const MenuCentered = styled(MenuBeside)`
  ${above('lg')} {
    & > nav > ul {
      justify-content: center;
    }
  }
`;

const layouts = {
  beside: { Rows: RowsBeside, Tools: ToolsBeside, Languages: LanguagesBeside, Menu: MenuBeside },
  centered: {
    ...{ Rows: RowsCentered, Tools: ToolsCentered },
    ...{ Languages: LanguagesCentered, Menu: MenuCentered },
  },
} as const satisfies Record<HeaderLayout, unknown>;
