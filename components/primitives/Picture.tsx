import styled from '@emotion/styled';
import type { Property } from 'csstype';

export interface PictureProps {
  /** Alternative formats, the best one first. */
  sources?: readonly PictureSource[];
  /** URL of the image for browsers that support none of the sources. */
  src: string;
  /** Width of `src` in px. Width and height reserve the space, so that nothing moves when the image loads. */
  width: number;
  /** Height of `src` in px. */
  height: number;
  /** Text alternative; empty if the picture is decorative. */
  alt: string;
  /** Displayed width, as in the HTML attribute. Default: the width of the screen. */
  sizes?: string;
  /** Default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** For the largest picture of the first screen: loads it immediately and before others. */
  priority?: boolean;
  /** Fills the container instead of keeping the picture's own ratio. */
  fit?: Property.ObjectFit;
  /** The point that stays visible where the picture is cropped, in percent. Default: the middle. */
  focus?: { readonly x: number; readonly y: number } | undefined;
  /** SVG markup of a drawing in the text colour. Only `LogoPicture` uses it. */
  drawing?: string | undefined;
  /** Class name from a component that adds styles. */
  className?: string;
}

interface PictureSource {
  /** MIME type, such as `image/avif`. */
  type: string;
  srcSet: string;
  /** Media query, if the source is not for all windows. */
  media?: string;
}

/** A picture in several formats and sizes, from which the browser chooses. */
export function Picture(props: PictureProps) {
  return <BarePicture as={Image} {...props} />;
}

/** A picture without styles, for a container that styles many pictures. */
export function BarePicture({
  as: Img = 'img',
  sources = [],
  sizes = '100vw',
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  drawing: _drawing,
  focus,
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
        {...(Img === Image && { focus })}
        {...(priority && { fetchPriority: 'high' })}
        {...image}
      />
    </picture>
  );
}

const Image = styled('img', { shouldForwardProp: (name) => name !== 'fit' && name !== 'focus' })<
  Pick<PictureProps, 'fit' | 'focus'>
>`
  display: block;
  max-width: 100%;
  ${({ fit }) => (fit ? `width: 100%; height: 100%; object-fit: ${fit};` : 'height: auto;')}
  ${({ focus }) => focus && `object-position: ${focus.x}% ${focus.y}%;`}
`;
