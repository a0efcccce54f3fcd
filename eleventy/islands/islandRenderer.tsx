import { CacheProvider, ThemeProvider } from '@emotion/react';
import { createElement, isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { LabelsProvider } from '../../components/i18n/Labels.tsx';
import {
  islandAttributes,
  type IslandComponent,
  type RenderIsland,
} from '../../components/island/Island.tsx';
import { theme } from '../../components/theme/theme.ts';
import { islandElement } from '../../contract/island.ts';
import type { Language } from '../../locales/languages.ts';
import { emotionCache } from '../rendering/emotion.ts';

/**
 * Returns the function that renders the islands of one page. Each island is a React root of its own
 * on the server and in the browser, so that `useId` returns the same ids on both sides.
 */
export function islandRenderer(language: Language): RenderIsland {
  let count = 0;
  return ({ component, props, hydration }) => {
    const Component = component as IslandComponent;
    const prefix = `${Component.name}${count++}-`;
    return createElement(islandElement, {
      ...islandAttributes({
        name: Component.name,
        props: serialisable(Component.name, props),
        prefix,
        hydration,
      }),
      dangerouslySetInnerHTML: {
        __html:
          hydration.placeholder !== undefined
            ? renderToString(withStyles(hydration.placeholder))
            : renderToString(
                withStyles(
                  <LabelsProvider labels={labelsFor(language)}>
                    <Component {...props} />
                  </LabelsProvider>,
                ),
                { identifierPrefix: prefix },
              ),
      },
    });
  };
}

function withStyles(children: React.ReactNode) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** @throws if a prop can't be serialised for the browser */
function serialisable(name: string, props: object): object {
  for (const [prop, value] of Object.entries(props) as [string, unknown][]) {
    if (typeof value === 'function' || isValidElement(value)) {
      throw new Error(`The island ${name} gets "${prop}", which can't be written into a page.`);
    }
  }
  return props;
}
