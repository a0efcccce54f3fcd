import { useEffect, useRef, type PropsWithChildren } from 'react';

/**
 * Keeps a story on a docs page from moving the focus as it appears, as a form with errors does: the page would scroll to
 * that story. Inert content can't get the focus, and this effect runs after those of the story.
 */
export function Unfocused({ children }: PropsWithChildren) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) frame.current.inert = false;
  }, []);
  return (
    <div ref={frame} inert style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
