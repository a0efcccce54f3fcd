import { CacheProvider, ThemeProvider } from '@emotion/react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { inlinedLabels } from '../../browser/labels/inlinedLabels.ts';
import { type IslandAttributes, leaveEvent } from '../../contract/island.ts';
import type { Language } from '../../locales/languages.ts';
import { theme } from '../theme/theme.ts';
import { LabelsProvider } from '../i18n/Labels.tsx';
import type { IslandComponent } from './Island.tsx';
import { styleCache } from './styleCache.ts';

/**
 * Hydrates an island. Resolves when React has taken over its markup. A {@link leaveEvent} unmounts the
 * island before client navigation removes it from the page.
 */
export function hydrateIsland(island: HTMLElement, Component: IslandComponent): Promise<void> {
  const attribute = (name: keyof IslandAttributes) => island.getAttribute(name);
  const props = JSON.parse(attribute('props') ?? '{}') as object;
  const labels = inlinedLabels(document.documentElement.lang as Language);
  const options = { identifierPrefix: attribute('prefix') ?? '' };
  let root: Root | undefined;
  const alive = new Promise<void>((resolve) => {
    const element = (
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <LabelsProvider labels={labels}>
            <Committed then={resolve}>
              <Component {...props} />
            </Committed>
          </LabelsProvider>
        </ThemeProvider>
      </CacheProvider>
    );
    root = startRoot(island, element, options);
  });
  // Unmounting before hydration has finished is an error for React.
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

const cache = styleCache();

function Committed({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
