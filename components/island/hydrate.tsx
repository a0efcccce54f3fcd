import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { theme } from '../theme/theme.ts';

/** What an island file exports; its props are what the page holds as JSON. */
export type IslandComponent = ComponentType<object>;

/** Brings an island to life. Resolves once React has taken over its markup. */
export function hydrateIsland(island: HTMLElement, Component: IslandComponent): Promise<void> {
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object;
  const options = { identifierPrefix: island.getAttribute('prefix') ?? '' };
  return new Promise((resolve) => {
    const element = (
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <Committed then={resolve}>
            <Component {...props} />
          </Committed>
        </ThemeProvider>
      </CacheProvider>
    );
    if (island.hasAttribute('placeholder')) createRoot(island, options).render(element);
    else hydrateRoot(island, element, options);
  });
}

/** The same key as the build's, so that the class names of both are the same. */
const cache = createCache({ key: 'c', stylisPlugins: [] });

function Committed({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
