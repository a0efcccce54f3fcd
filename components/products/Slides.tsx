import styled from '@emotion/styled';
import type { ReactEventHandler, Ref } from 'react';
import { Words } from '../i18n/Words.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { pictureId, type GalleryPicture } from './galleryPicture.ts';

interface SlidesProps {
  /** Label for screen readers. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Displayed width of a picture, as in the HTML attribute. */
  sizes: string;
  /** Gives the pictures ids for links, and loads the first picture before all others. */
  anchored?: boolean;
  ref?: Ref<HTMLDivElement>;
  onScroll?: ReactEventHandler<HTMLDivElement>;
  /** Called when the visitor starts to move the pictures by hand. */
  onMoveStart?: () => void;
}

/**
 * Pictures side by side, one of them in view. The browser scrolls by touch, wheel and arrow keys, snaps to
 * a picture, and handles pinch zoom.
 */
export function Slides({ label, pictures, sizes, anchored = false, ...scroller }: SlidesProps) {
  const { ref, onScroll, onMoveStart } = scroller;
  return (
    <Scroller
      ref={ref}
      role="group"
      aria-label={label}

      tabIndex={0}
      onScroll={onScroll}
      onPointerDown={onMoveStart}
      onWheel={onMoveStart}
    >
      <ul role="list">
        {/* All of each picture is visible, in the middle. */}
        {pictures.map(({ caption, focus: _focus, ...picture }, index) => (
          <li key={index} id={anchored ? pictureId(index) : undefined}>
            <figure>
              <Picture
                {...picture}
                sizes={sizes}
                fit="contain"
                priority={anchored && index === 0}
              />
              {caption && (
                <figcaption>
                  <Words of={caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  touch-action: pan-x pan-y pinch-zoom;
  border-radius: var(--radius-md);
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  & > ul {
    display: flex;
  }
  & li {
    flex: none;
    width: 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  & picture {
    display: grid;
    aspect-ratio: 4 / 5;
    max-height: 85svh;
    overflow: clip;
    border-radius: var(--radius-md);
    background: var(--color-surface);
  }
  & img {
    min-height: 0;
  }
  & figcaption {
    margin-top: var(--space-3);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
  }
  /* Paper shows them all. */
  @media print {
    & > ul {
      flex-wrap: wrap;
      gap: var(--space-4);
    }
    & li {
      width: 45%;
    }
  }
`;
