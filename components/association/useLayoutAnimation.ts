import { useEffect, useRef } from 'react';
import { durations, easings } from '../theme/tokens.ts';

/** Makes a change of the page, and lets what it moves glide to its new place. */
export type AnimateLayout = (moved: readonly HTMLElement[], change: () => void) => void;

/**
 * So that visitors see what became of a list that they narrowed down. Nothing glides where they
 * would rather have it still, nor while they resize the window, which moves everything by itself.
 */
export function useLayoutAnimation(): AnimateLayout {
  const running = useRef<Animation[]>([]);
  const lastResize = useRef(-Infinity);

  useEffect(() => {
    const halt = () => {
      lastResize.current = performance.now();
      for (const animation of running.current) animation.cancel();
    };
    addEventListener('resize', halt);
    return () => removeEventListener('resize', halt);
  }, []);

  return (moved, change) => {
    const isResizing = performance.now() - lastResize.current < durations.resizeBlock;
    if (isResizing || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      change();
      return;
    }
    const before = moved.map(placeOf);
    change();
    running.current = moved.flatMap((element, index) => glide(element, before[index]));
  };
}

/** Undefined for what is hidden. */
function placeOf(element: HTMLElement): DOMRect | undefined {
  return element.getClientRects().length > 0 ? element.getBoundingClientRect() : undefined;
}

/** What was hidden appears, what was there comes from where it was. */
function glide(element: HTMLElement, before: DOMRect | undefined): Animation[] {
  const after = placeOf(element);
  if (!after || !(isInWindow(after) || (before && isInWindow(before)))) return [];
  const start = before
    ? { translate: `${before.left - after.left}px ${before.top - after.top}px` }
    : { opacity: 0 };
  return [element.animate([start, {}], { duration: durations.layout, easing: easings.out })];
}

function isInWindow({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
}
