import type { Plugin } from 'vite';
import { fontFaceCss, fontFaces } from '../components/theme/fonts.ts';

/** Fills fonts.css with the faces of all pairs, from the packages' whole files: which one a story takes is chosen live. */
export function fontFacesPlugin(): Plugin {
  return {
    name: 'collegium-font-faces',
    enforce: 'pre',
    transform: {
      filter: { id: /\.storybook\/fonts\.css$/ },
      handler: () =>
        fontFaceCss(
          Object.values(fontFaces)
            .flat()
            .map((face) => ({ ...face, url: face.source })),
          [],
          'swap',
        ),
    },
  };
}
