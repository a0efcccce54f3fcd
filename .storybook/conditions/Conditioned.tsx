import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Element } from 'stylis';
import type { Conditions } from './conditions.ts';
import { forcedPalette } from './forcedPalette.ts';
import { mediaAsIf } from './mediaAsIf.ts';

/** Shows a story as under conditions that the toolbar tries: its styles, the size of its text, its direction. */
export function Conditioned({
  conditions,
  children,
}: {
  conditions: Conditions;
  children: ReactNode;
}) {
  const { largeText, rightToLeft, forcedColors, reducedMotion } = conditions;
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.style.fontSize = largeText ? '200%' : '';
    root.dir = rightToLeft ? 'rtl' : '';
  }, [largeText, rightToLeft]);
  useLayoutEffect(() => {
    if (!forcedColors && !reducedMotion) return undefined;
    const real = globalThis.matchMedia;
    globalThis.matchMedia = (query) => real(mediaAsIf(query, { forcedColors, reducedMotion }));
    return () => {
      globalThis.matchMedia = real;
    };
  }, [forcedColors, reducedMotion]);
  return (
    <CacheProvider value={cacheFor(conditions)}>
      {children}
      {forcedColors && <style>{forcedPalette()}</style>}
    </CacheProvider>
  );
}

/** Emotion writes the styles of a class once per cache, so each combination of media features needs its own. */
function cacheFor(conditions: Conditions) {
  const key = `story${conditions.forcedColors ? '-forced' : ''}${conditions.reducedMotion ? '-still' : ''}`;
  const cache =
    caches.get(key) ??
    createCache({
      key,
      stylisPlugins: [
        (element: Element) => {
          if (element.type === '@media') element.value = mediaAsIf(element.value, conditions);
        },
      ],
    });
  caches.set(key, cache);
  return cache;
}

const caches = new Map<string, ReturnType<typeof createCache>>();
