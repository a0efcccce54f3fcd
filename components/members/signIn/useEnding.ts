import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads the keyboard to the heading once something has ended, since the button that was pressed is gone,
 * and says it in the window's title.
 *
 * @param ending names how it ended; undefined while it has not
 * @returns for the heading
 */
export function useEnding(
  ending: string | undefined,
  siteName: string,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(ending);
  useEffect(() => {
    if (ending === before.current) return;
    before.current = ending;
    if (ending === undefined) return;
    document.title = `${heading.current?.textContent ?? ''} – ${siteName}`;
    heading.current?.focus();
  }, [ending, siteName]);
  return heading;
}
