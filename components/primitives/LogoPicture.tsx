import { Island } from '../island/Island.tsx';
import { DrawnLogo } from './DrawnLogo.island.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

export type LogoPictureProps = Pick<
  PictureProps,
  'src' | 'width' | 'height' | 'sources' | 'sizes' | 'inTextColor'
>;

/**
 * A logo beside the name that it stands for. One that is drawn in the colour of the text
 * (`currentColor`) is black as an image; put into the page, it can be read in dark mode, too.
 */
export function LogoPicture({ inTextColor = false, ...picture }: LogoPictureProps) {
  const { src, width, height } = picture;
  if (!inTextColor) return <Picture {...picture} alt="" />;
  return (
    <Island on="visible">
      <DrawnLogo src={src} width={width} height={height} />
    </Island>
  );
}
