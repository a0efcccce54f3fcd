import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Controls a row of pictures. */
interface SlidesControl {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Index of the picture that is in view or scrolling into view, from 0. */
  readonly current: number;
  /** Scrolls a picture into view. After the last comes the first. */
  readonly show: (index: number, behavior?: ScrollBehavior) => void;
  readonly onScroll: () => void;
  readonly onMoveStart: () => void;
}

/** Tracks which picture is in view, and scrolls to others. */
export function useSlides(count: number, first = 0): SlidesControl {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  // The target of a running scroll: the pictures that it passes are not reported.
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

  // A visitor may have scrolled before hydration.
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
