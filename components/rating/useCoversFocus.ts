import { useEffect, useState, type RefObject } from 'react';

/** Returns whether the box in the corner covers the focused element (WCAG 2.4.11). */
export function useCoversFocus(box: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const follow = () => {
      const focused = document.activeElement;
      const isElsewhere = focused !== document.body && !box.current?.contains(focused);
      setCovers(isElsewhere && overlap(focused, box.current));
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('scroll', follow, { passive: true });
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('scroll', follow);
    };
  }, [box]);
  return covers;
}

function overlap(one: Element | null, other: Element | null): boolean {
  // The main region gets the focus after each navigation, but visitors do not look for it.
  if (!one || !other || one.matches('main')) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
