import styled from '@emotion/styled';
import { useState, type KeyboardEvent } from 'react';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { above } from '../theme/windowWidths.ts';
import { EnlargedGallery } from './EnlargedGallery.tsx';
import { pictureId, type GalleryPicture } from './galleryPicture.ts';
import { slideByKey } from './slideKeys.ts';
import { SlidePosition } from './SlidePosition.tsx';
import { Slides } from './Slides.tsx';
import { useSlides } from './useSlides.ts';

export interface GalleryProps {
  /** Name of the product. */
  title: string;
  /** Two or more pictures. */
  pictures: readonly GalleryPicture[];
}

/**
 * Pictures of a product, side by side, with thumbnails below. Without JavaScript they scroll, and the
 * thumbnails are links to them. With JavaScript, screen readers announce the visible picture, the page does
 * not scroll, and each picture can be enlarged to the window.
 */
export function Gallery({ title, pictures }: GalleryProps) {
  const { text } = useLabels();
  const { ref, current, show, onScroll, onMoveStart } = useSlides(pictures.length);
  const [enlarged, setEnlarged] = useState<number>();
  const label = text('product.pictures', { title });

  const followKey = (event: KeyboardEvent) => {
    const next = slideByKey(event, current, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };

  return (
    <Frame>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that scroll the focused element inside */}
      <div onKeyDown={followKey}>
        <Slides
          ref={ref}
          label={label}
          pictures={pictures}
          sizes={pageSizes}
          anchored
          onScroll={onScroll}
          onMoveStart={onMoveStart}
        />
      </div>
      <Bar>
        <SlidePosition pictures={pictures} current={current} />
        <Button variant="quiet" iconStart="expand" onClick={() => setEnlarged(current)}>
          <Label name="product.enlarge" />
        </Button>
      </Bar>
      <Thumbnails role="list">
        {pictures.map(({ src, width, height, sources = [], focus, alt }, index) => (
          <li key={index}>
            <a
              href={`#${pictureId(index)}`}
              aria-current={index === current || undefined}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
            >
              <Picture
                {...{ src, width, height, sources, focus }}
                alt=""
                sizes="5rem"
                fit="cover"
              />
              <VisuallyHidden>
                <Label
                  name="product.picture"
                  values={{ number: index + 1, total: pictures.length }}
                />
                : {alt}
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </Thumbnails>
      {enlarged !== undefined && (
        <EnlargedGallery
          label={label}
          pictures={pictures}
          first={enlarged}
          onClose={(last) => {
            setEnlarged(undefined);
            show(last, 'instant');
          }}
        />
      )}
    </Frame>
  );
}

const pageSizes = '(width>=80em) 36rem, (width>=48em) 45vw, 100vw';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/* Hidden without scripts, because it would be wrong or do nothing. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--font-size-sm);
  font-variant-numeric: tabular-nums;
  @media print, (scripting: none) {
    display: none;
  }
`;

const Thumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & a {
    display: block;
    /* Five stand in a row even on a phone. */
    width: 3.5rem;
    padding: 2px;
    border-radius: var(--radius-sm);
  }
  ${above('lg')} {
    & a {
      width: 4.5rem;
    }
  }
  & a:hover {
    background: var(--color-surface-strong);
  }
  /* A line and no tone, which forced colours would take away. */
  & [aria-current] {
    padding: 0;
    border: 2px solid var(--color-accent);
    /* Without scripts nobody knows which one is in view. */
    @media (scripting: none) {
      padding: 2px;
      border: 0;
    }
  }
  & picture {
    display: grid;
    aspect-ratio: 1;
    overflow: clip;
    border-radius: var(--radius-sm);
    background: var(--color-surface);
  }
  & img {
    min-height: 0;
  }
  @media print {
    display: none;
  }
`;
