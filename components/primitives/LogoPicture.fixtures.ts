import type { LogoPictureProps } from './LogoPicture.tsx';
import { svgLoaderFixtures } from './SvgLoader.fixtures.ts';

const { src } = svgLoaderFixtures.decorative;

/** The same leaf; as an image it is black. */
export const logoPictureFixtures = {
  image: { src, width: 96, height: 96 },
  inTextColor: { src, width: 96, height: 96, inTextColor: true },
} satisfies Record<string, LogoPictureProps>;
