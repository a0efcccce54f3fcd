import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Pictures side by side, as a component steers them. */
interface SlidesControl {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The one that is in view, or on its way into it; the first is 0. */
  readonly current: number;
  /** Brings one into view; after the last comes the first. */
  readonly show: (index: number, behavior?: ScrollBehavior) => void;
  readonly onScroll: () => void;
  readonly onMoveStart: () => void;
}

/** Knows which of some pictures is in view, whoever scrolls, and scrolls to others. */
export function useSlides(count: number, first = 0): SlidesControl {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  // While one is on its way, those that it passes are not told.
  const aim = useRef<number>(undefined);

  const onScroll = useCallback(() => {
    const position = positionOf(ref.current);
    if (aim.current !== undefined && aim.current !== position) return;
    aim.current = undefined;
    setCurrent(position);
  }, []);

  const show = useCallback(
    (index: number, behavior: ScrollBehavior = 'auto') => {
      const element = ref.current;
      const next = (index + count) % count;
      if (!element) return;
      if (next !== positionOf(element)) aim.current = next;
      setCurrent(next);
      element.scrollTo({ left: next * element.clientWidth, behavior });
    },
    [count],
  );

  const onMoveStart = useCallback(() => {
    aim.current = undefined;
  }, []);

  // It may have been scrolled before this came to life.
  useEffect(() => {
    if (first === 0) onScroll();
    else show(first, 'instant');
  }, [first, onScroll, show]);

  return { ref, current, show, onScroll, onMoveStart };
}

function positionOf(element: HTMLElement | null): number {
  const { scrollLeft, clientWidth } = element ?? { scrollLeft: 0, clientWidth: 0 };
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}
