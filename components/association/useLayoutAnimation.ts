import { useEffect, useRef } from 'react';
import { durations, easings } from '../theme/tokens.ts';

/** Applies `change` to the page and animates the elements that it moves. */
type AnimateLayout = (moved: () => MovedElements, change: () => void) => void;

/** Elements by identity key: after a change, another element may represent the same item. */
type MovedElements = ReadonlyMap<unknown, HTMLElement>;

/**
 * Animates the changes of a filtered list, so that visitors see where the entries go. Respects reduced
 * motion, and stops when the window is resized, which moves everything anyway.
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
    const before = new Map([...moved()].map(([key, element]) => [key, placeOf(element)]));
    change();
    // Measure all elements before the first one moves, so that the browser computes the layout once.
    const after = [...moved()].map(([key, element]) => [key, element, placeOf(element)] as const);
    running.current = after.flatMap(([key, element, place]) =>
      glide(element, before.get(key), place),
    );
  };
}

/** Returns undefined for a hidden element. */
function placeOf(element: HTMLElement): DOMRect | undefined {
  return element.getClientRects().length > 0 ? element.getBoundingClientRect() : undefined;
}

/** Fades in an element that was hidden; moves any other one from its old place to the new one. */
function glide(
  element: HTMLElement,
  before: DOMRect | undefined,
  after: DOMRect | undefined,
): Animation[] {
  if (!after || !(isInWindow(after) || (before && isInWindow(before)))) return [];
  const start = before
    ? { translate: `${before.left - after.left}px ${before.top - after.top}px` }
    : { opacity: 0 };
  return [element.animate([start, {}], { duration: durations.layout, easing: easings.out })];
}

function isInWindow({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
}
