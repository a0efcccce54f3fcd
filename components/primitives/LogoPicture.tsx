import styled from '@emotion/styled';
import { Picture, type PictureProps } from './Picture.tsx';

export type LogoPictureProps = Pick<
  PictureProps,
  'src' | 'width' | 'height' | 'sources' | 'sizes' | 'drawing'
>;

/** A logo next to the name that it shows. Hidden from screen readers. */
export function LogoPicture({ drawing, ...picture }: LogoPictureProps) {
  return drawing === undefined ? (
    <Picture {...picture} alt="" />
  ) : (
    <InlineDrawing drawing={drawing} />
  );
}

/** An SVG drawing in the text colour. */
export function InlineDrawing({ drawing }: { drawing: string }) {
  return <Frame aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}

const Frame = styled.span`
  & > svg {
    display: block;
  }
`;
