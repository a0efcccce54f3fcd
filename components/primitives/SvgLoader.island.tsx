import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { loadSvgFile } from '../../browser/requests/svgFile.ts';

export interface SvgLoaderProps {
  /** URL of an SVG file on this site. */
  src: string;
  /** Text alternative. Without it, screen readers skip the drawing. */
  label?: string;
  /** Fallback, shown until the drawing is loaded and if loading fails. */
  children?: ReactNode;
  /** Called if loading fails. Default: logs to the console. Not usable on a component that is itself an island. */
  onError?: (error: unknown) => void;
}

/**
 * Inserts an SVG file into the page, so that it takes the text colour. For drawings whose URL only the
 * browser knows. Drawings of the content are inlined (`LogoPicture`) or images, which need no script
 * (docs/decisions/0075-logos-in-the-colour-of-the-text.md).
 */
export function SvgLoader({ src, label, children, onError }: SvgLoaderProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<string>();
  const report = useEffectEvent((error: unknown) => (onError ?? reportError)(error));

  useEffect(() => {
    const leaving = new AbortController();
    loadSvgFile(src, leaving.signal).then(
      (drawing) => {
        if (leaving.signal.aborted) return;
        place.current?.replaceChildren(drawing);
        setLoaded(src);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) report(error);
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
