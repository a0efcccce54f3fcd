import styled from '@emotion/styled';
import type { Property } from 'csstype';

export interface PictureProps {
  /** Alternatives, the best format first. */
  sources?: readonly PictureSource[];
  /** What a browser without support for any of the sources loads. */
  src: string;
  /** Size of `src` in px. It reserves the place, so that nothing jumps when the image arrives. */
  width: number;
  height: number;
  /** What the picture tells; empty where it only decorates. */
  alt: string;
  /** How wide the picture is shown, as in the HTML attribute. Default: as wide as the screen. */
  sizes?: string;
  /** Default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** The largest picture of the first screen: loaded at once and before others. */
  priority?: boolean;
  /** Fills its container's box instead of keeping its own ratio. */
  fit?: Property.ObjectFit;
  /** The markup of a drawing (SVG) in the colour of the text, of which only `LogoPicture` makes use. */
  drawing?: string | undefined;
  className?: string;
}

export interface PictureSource {
  /** MIME type, such as `image/avif`. */
  type: string;
  srcSet: string;
  /** For whom it is, where it is not for all. */
  media?: string;
}

/** A picture in several formats and sizes, of which the browser loads the one that suits. */
export function Picture(props: PictureProps) {
  return <BarePicture as={Image} {...props} />;
}

/** The same without looks of its own, for a container that has those of many. */
export function BarePicture({
  as: Img = 'img',
  sources = [],
  sizes = '100vw',
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  drawing: _drawing,
  ...image
}: PictureProps & { as?: typeof Image | 'img' }) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <Img
        decoding="async"
        loading={loading}
        {...(priority && { fetchPriority: 'high' })}
        {...image}
      />
    </picture>
  );
}

const Image = styled('img', { shouldForwardProp: (name) => name !== 'fit' })<{
  fit?: Property.ObjectFit;
}>`
  display: block;
  max-width: 100%;
  ${({ fit }) => (fit ? `width: 100%; height: 100%; object-fit: ${fit};` : 'height: auto;')}
`;
