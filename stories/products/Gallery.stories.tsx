import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../components/products/Gallery.island.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: Gallery, decorators: [narrow] } satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

const dial =
  '<circle r="86" fill="#b08a4a"/><circle r="74" fill="#f7f5f0"/><path d="M0-54V0l36 22" fill="none" stroke="#27344d" stroke-width="6" stroke-linecap="round"/>';

// Three different ratios, as from cameras and editors.
const upright = {
  ...drawn(
    400,
    500,
    '#d9dfe8',
    `<path fill="#27344d" d="M168 40h64l8 420h-80z"/><g transform="translate(200 250)">${dial}</g>`,
  ),
  alt: 'Armbanduhr mit hellem Zifferblatt und blauem Band',
  caption: 'Das Band ist aus Leder und lässt sich ohne Werkzeug wechseln.',
};
const wide = {
  ...drawn(
    600,
    400,
    '#e7dfd2',
    `<g transform="translate(300 200) scale(2.6) rotate(-20)">${dial}</g>`,
  ),
  alt: 'Das Zifferblatt von nahem',
};
const square = {
  ...drawn(
    500,
    500,
    '#dfe5df',
    '<path fill="#7a5c3e" d="M110 190h280v190H110z"/><path fill="#8d6c4a" d="M110 150h280v60H110z"/><circle cx="250" cy="210" r="14" fill="#d8b469"/>',
  ),
  alt: 'Die Schatulle aus Nussholz, geschlossen',
  caption: 'Geliefert wird sie in einer Schatulle aus Nussholz.',
};

export const ThreePictures = {
  args: { title: 'Morgenstunde 38', pictures: [upright, wide, square] },
} satisfies Story;
export const TwelvePictures = {
  args: {
    title: 'Morgenstunde 38',
    pictures: Array.from({ length: 4 }, () => [upright, wide, square]).flat(),
  },
} satisfies Story;
export const UntranslatedCaption = {
  args: {
    title: 'Montre Morgenstunde 38',
    pictures: [
      { ...wide, alt: 'Le cadran de près' },
      {
        ...square,
        alt: 'L’écrin en noyer, fermé',
        caption: { text: square.caption, lang: 'de' },
      },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
/** Enlarged to the window, as after a press on "enlarge". */
export const Enlarged = {
  ...TwelvePictures,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
} satisfies Story;

/** Returns a drawing as a data URL, so that stories need no server. */
function drawn(width: number, height: number, ground: string, thing: string) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${thing}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
}
