import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { loadSvgFile } from '../../browser/requests/svgFile.ts';

export interface SvgLoaderProps {
  /** Address of an SVG file of this site. */
  src: string;
  /** What the drawing tells. Without it, screen readers skip the drawing. */
  label?: string;
  /** Shown until the drawing is there, and in its place if it can't be. */
  children?: ReactNode;
  /** Default: the browser's console. Not for a component that is an island itself. */
  onError?: (error: unknown) => void;
}

/**
 * Puts a drawing from a file into the page, where it takes the colours of the text around it. For
 * drawings whose address only the browser knows. Those of the content are part of the page
 * (`LogoPicture`) or images, which cost a visitor no script (docs/decisions/0075-logos-in-the-colour-of-the-text.md).
 */
export function SvgLoader({ src, label, children, onError }: SvgLoaderProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<string>();
  const tell = useEffectEvent((error: unknown) => (onError ?? reportError)(error));

  useEffect(() => {
    const leaving = new AbortController();
    loadSvgFile(src, leaving.signal).then(
      (drawing) => {
        if (leaving.signal.aborted) return;
        place.current?.replaceChildren(drawing);
        setLoaded(src);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) tell(error);
      },
    );
    return () => leaving.abort();
  }, [src]);

  const isShown = loaded === src;
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <>
      <Drawing ref={place} hidden={!isShown} {...meaning} />
      {!isShown && children}
    </>
  );
}

const Drawing = styled.span`
  display: inline-block;
  max-width: 100%;
  & > svg {
    display: block;
    height: auto;
  }
`;
