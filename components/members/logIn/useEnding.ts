import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * When a process has ended, moves focus to the heading, since the pressed button is gone, and puts the
 * result into the window’s title. In a layout effect: the heading is never there without its focus.
 *
 * @param ending names the result; undefined until then
 * @returns a ref for the heading
 */
export function useEnding(
  ending: string | undefined,
  siteName: string,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(ending);
  useLayoutEffect(() => {
    if (ending === before.current) return;
    before.current = ending;
    if (ending === undefined) return;
    document.title = `${heading.current?.textContent ?? ''} – ${siteName}`;
    heading.current?.focus();
  }, [ending, siteName]);
  return heading;
}
