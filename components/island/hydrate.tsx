import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { useEffect, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { classNameKey } from '../../contract/markup/classNames.ts';
import { type IslandAttributes, leaveEvent } from '../../contract/markup/island.ts';
import { theme } from '../theme/theme.ts';

/** What an island file exports; its props are what the page holds as JSON. */
export type IslandComponent = ComponentType<object>;

/**
 * Brings an island to life. Resolves once React has taken over its markup. A {@link leaveEvent} ends
 * the island's life, before client navigation takes it out of the page.
 */
export function hydrateIsland(island: HTMLElement, Component: IslandComponent): Promise<void> {
  const props = JSON.parse(
    island.getAttribute('props' satisfies keyof IslandAttributes) ?? '{}',
  ) as object;
  const options = {
    identifierPrefix: island.getAttribute('prefix' satisfies keyof IslandAttributes) ?? '',
  };
  let root: Root | undefined;
  const alive = new Promise<void>((resolve) => {
    const element = (
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <Committed then={resolve}>
            <Component {...props} />
          </Committed>
        </ThemeProvider>
      </CacheProvider>
    );
    root = startRoot(island, element, options);
  });
  // React takes an end for an error that comes before it has taken over.
  island.addEventListener(leaveEvent, () => void alive.then(() => root?.unmount()), { once: true });
  return alive;
}

function startRoot(
  island: HTMLElement,
  element: ReactElement,
  options: { identifierPrefix: string },
): Root {
  if (island.getAttribute('placeholder' satisfies keyof IslandAttributes) === null)
    return hydrateRoot(island, element, options);
  const root = createRoot(island, options);
  root.render(element);
  return root;
}

/** The same key as the build's, so that the class names of both are the same. */
const cache = createCache({ key: classNameKey, stylisPlugins: [] });

// Emotion would add `style` elements, and each page's security policy had to allow for them.
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
cache.sheet.insert = (rule) => sheet.insertRule(rule, sheet.cssRules.length);

function Committed({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
