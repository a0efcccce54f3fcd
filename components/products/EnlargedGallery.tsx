import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { GalleryPicture } from './galleryPicture.ts';
import { slideByKey } from './slideKeys.ts';
import { SlidePosition } from './SlidePosition.tsx';
import { Slides } from './Slides.tsx';
import { useSlides } from './useSlides.ts';

interface EnlargedGalleryProps {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Index of the first picture to show, from 0. */
  first: number;
  /** Called with the index of the picture that was visible last. */
  onClose: (last: number) => void;
}

/**
 * Pictures at the size of the window. Uses the browser's dialog, which traps the focus, closes on Escape or
 * a phone's Back button, and restores the focus.
 */
export function EnlargedGallery({ label, pictures, first, onClose }: EnlargedGalleryProps) {
  const { text } = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const { ref, current, show, onScroll, onMoveStart } = useSlides(pictures.length, first);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Focus the pictures: most visitors will press the arrow keys first.
    ref.current?.focus();
  }, [ref]);

  const followKey = (event: KeyboardEvent) => {
    const next = slideByKey(event, current, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };

  return (
    <Window ref={dialog} aria-label={label} onKeyDown={followKey} onClose={() => onClose(current)}>
      <Top>
        <SlidePosition pictures={pictures} current={current} />
        <Button
          variant="quiet"
          aria-label={text('product.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </Button>
      </Top>
      <Slides
        ref={ref}
        label={label}
        pictures={pictures}
        sizes="100vw"
        onScroll={onScroll}
        onMoveStart={onMoveStart}
      />
      <Bottom>
        <Button
          variant="quiet"
          aria-label={text('product.previous')}
          onClick={() => show(current - 1)}
        >
          <Icon name="arrow-left" />
        </Button>
        <Button variant="quiet" aria-label={text('product.next')} onClick={() => show(current + 1)}>
          <Icon name="arrow-right" />
        </Button>
      </Bottom>
    </Window>
  );
}

const Window = styled.dialog`
  /* The page behind it stays where it is, and as wide as it is. */
  html:has(&[open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: var(--space-2);
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: var(--space-3) clamp(1rem, 3vw, 2rem);
  border: 0;
  background: var(--color-canvas);
  color: var(--color-ink);
  &::backdrop {
    background: var(--color-canvas);
  }
  & ul,
  & li,
  & figure {
    height: 100%;
  }
  /* Fills the available room, for every form of the picture and of the window. */
  & figure {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    justify-items: center;
  }
  & picture {
    width: 100%;
    aspect-ratio: auto;
    max-height: none;
    background: none;
  }
  & figcaption {
    max-width: var(--size-measure);
    text-align: center;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: var(--font-size-sm);
  font-variant-numeric: tabular-nums;
`;

const Bottom = styled.div`
  display: flex;
  justify-content: center;
  gap: var(--space-4);
`;
