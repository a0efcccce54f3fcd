import { Picture, type PictureProps } from './Picture.tsx';
import { SvgLoader } from './SvgLoader.tsx';

/** A drawing in the colour of the text. The image stands there until it is loaded, and where it can't be. */
export function DrawnLogo(image: Pick<PictureProps, 'src' | 'width' | 'height'>) {
  return (
    <SvgLoader src={image.src}>
      <Picture {...image} alt="" />
    </SvgLoader>
  );
}
