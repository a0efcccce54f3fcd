import styled from '@emotion/styled';
import { Picture, type PictureProps } from './Picture.tsx';

export type LogoPictureProps = Pick<
  PictureProps,
  'src' | 'width' | 'height' | 'sources' | 'sizes' | 'drawing'
>;

/** A logo beside the name that it stands for, of which screen readers need not hear. */
export function LogoPicture({ drawing, ...picture }: LogoPictureProps) {
  return drawing === undefined ? (
    <Picture {...picture} alt="" />
  ) : (
    <InlineDrawing drawing={drawing} />
  );
}

/** A drawing in the colour of the text around it. */
export function InlineDrawing({ drawing }: { drawing: string }) {
  return <Frame aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}

const Frame = styled.span`
  & > svg {
    display: block;
  }
`;
