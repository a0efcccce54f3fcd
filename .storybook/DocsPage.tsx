import { Global, css } from '@emotion/react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ThemeVars } from 'storybook/theming';
import { sizes } from '../components/theme/tokens.ts';
import { chosenGlobals } from './chosenGlobals.ts';
import type { StageGlobals } from './globals.ts';
import { look } from './look.ts';

/** A documentation page in the project, colours and mode that the toolbar chooses. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const theme = look(useToolbar());
  return (
    <main>
      <Global styles={prose(theme)} />
      <DocsContainer {...props} theme={theme} />
    </main>
  );
}

/** Documentation obeys the design system's own rule for the length of lines. Storybook has no setting for it. */
const prose = ({
  appContentBg,
  fontBase,
  textColor,
  textMutedColor,
  barSelectedColor,
}: ThemeVars) => css`
  /* Storybook colours only a box as wide as the window. A wide table is wider on a phone. */
  body {
    background: ${appContentBg};
  }
  /* Storybook colours the elements that it knows. The others are black in the dark, unless a story on the page brings our styles. */
  #storybook-docs .sbdocs-content {
    color: ${textColor};
    font-family: ${fontBase};
  }
  #storybook-docs .sbdocs-content summary {
    cursor: pointer;
  }
  #storybook-docs .sbdocs-content > :is(p, ul, ol) {
    max-width: ${sizes.measure};
    font-size: 1rem;
  }
  #storybook-docs .sbdocs-content > :is(ul, ol) > li {
    font-size: inherit;
  }
  /* Storybook's theme has no colours of code, and its own have too little contrast on our ground (Storybook 10.6). */
  #storybook-docs .token {
    color: ${textColor};
  }
  #storybook-docs .token.comment {
    color: ${textMutedColor};
  }
  #storybook-docs .token:is(.keyword, .tag, .selector, .function, .attr-name) {
    color: ${barSelectedColor};
  }
  /* Storybook's frame scrolls sideways, but the keyboard can't reach it. Stories have scrolling parts of their own. */
  #storybook-docs .docs-story {
    overflow: visible;
  }
  /* Storybook fades the half of a switch that is not chosen to a contrast of 3 (Storybook 10.6). */
  #storybook-docs .docblock-argstable label > span {
    color: inherit;
  }
`;

function useToolbar(): StageGlobals {
  const [globals, setGlobals] = useState(() => chosenGlobals());
  useEffect(() => {
    const update = () => setGlobals(chosenGlobals());
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return globals;
}
