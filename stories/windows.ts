import { picturesWith, type PictureMode } from '../.storybook/pictureModes.ts';

/** Settings of stories about one size of the window (defined in the preview). */
export const onPhone = inWindow('w360');
export const onDesktop = inWindow('w1280');

function inWindow(viewport: PictureMode['viewport']) {
  return {
    globals: { viewport: { value: viewport, isRotated: false } },
    parameters: { chromatic: picturesWith({ viewport }) },
  };
}
