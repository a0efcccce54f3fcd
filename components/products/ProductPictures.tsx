import styled from '@emotion/styled';
import { Words } from '../i18n/Words.tsx';
import { Island } from '../island/Island.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { firstLetter } from './firstLetter.ts';
import { Gallery, type GalleryProps } from './Gallery.island.tsx';

/** The pictures of a product: a gallery, a single picture, or a plain background without any. */
export function ProductPictures({ title, pictures }: GalleryProps) {
  const [only, ...others] = pictures;
  if (!only) {
    return <Ground aria-hidden>{firstLetter(title)}</Ground>;
  }
  if (others.length > 0) {
    return (
      <Island on="interaction">
        <Gallery title={title} pictures={pictures} />
      </Island>
    );
  }
  const { caption, focus: _focus, ...picture } = only;
  return (
    <Single>
      <Picture {...picture} sizes="(width>=80em) 36rem, (width>=48em) 45vw, 100vw" priority />
      {caption && (
        <figcaption>
          <Words of={caption} />
        </figcaption>
      )}
    </Single>
  );
}

/* No text for screen readers: a missing picture is not relevant to visitors who cannot see it. */
const Ground = styled.div`
  display: grid;
  place-items: center;
  /* Lower than a picture would be, since there is nothing to look at. */
  aspect-ratio: 3 / 2;
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-ink-muted);
  font: var(--weight-heading) var(--font-size-4xl) / 1 var(--font-heading);
  @media print {
    display: none;
  }
`;

/* Keeps the picture's ratio. Never higher than the window. */
const Single = styled.figure`
  & img {
    width: auto;
    height: auto;
    max-height: 85svh;
    border-radius: var(--radius-md);
  }
  & figcaption {
    margin-top: var(--space-3);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
  }
`;
