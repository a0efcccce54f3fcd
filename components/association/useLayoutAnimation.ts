import { useEffect, useRef } from 'react';
import { durations, easings } from '../theme/tokens.ts';

/** Makes a change of the page, and lets what it moves glide to its new place. */
type AnimateLayout = (moved: () => MovedElements, change: () => void) => void;

/** Elements by what they stand for: after a change, another may stand for the same. */
type MovedElements = ReadonlyMap<unknown, HTMLElement>;

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
    const before = new Map([...moved()].map(([key, element]) => [key, placeOf(element)]));
    change();
    // All are measured before the first of them moves, so that the page is laid out once.
    const after = [...moved()].map(([key, element]) => [key, element, placeOf(element)] as const);
    running.current = after.flatMap(([key, element, place]) =>
      glide(element, before.get(key), place),
    );
  };
}

/** Undefined for what is hidden. */
function placeOf(element: HTMLElement): DOMRect | undefined {
  return element.getClientRects().length > 0 ? element.getBoundingClientRect() : undefined;
}

/** What was hidden appears, what was there comes from where it was. */
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
