import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../../components/primitives/Picture.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';

const meta = { component: Picture } satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A data URL, so that stories need no server. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path fill="#dcebe4" d="M0 0h640v360H0z"/><circle cx="470" cy="120" r="52" fill="#f2d9a6"/><path fill="#7fb0a1" d="M0 250c120-90 240-90 360-20s200 40 280-10v140H0z"/><path fill="#17665a" d="M0 310c160-60 320-40 640-10v60H0z"/></svg>',
)}`;

const image = { src: drawing, width: 640, height: 360 };

export const Informative = {
  args: { ...image, alt: 'Hügellandschaft bei Sonnenaufgang' },
} satisfies Story;
export const Decorative = { args: { ...image, alt: '' } } satisfies Story;
export const Priority = {
  args: { ...image, alt: 'Hügellandschaft bei Sonnenaufgang', priority: true },
} satisfies Story;
export const SeveralSources = {
  args: {
    ...image,
    alt: 'Hügellandschaft bei Sonnenaufgang',
    sources: [{ type: 'image/svg+xml', srcSet: `${drawing} 640w` }],
    sizes: '(min-width: 48em) 50vw, 100vw',
  },
} satisfies Story;
/** The box is narrower than the picture, which is cropped around the sun. */
export const CroppedAroundItsFocus = {
  args: { ...image, alt: '', fit: 'cover', focus: { x: 73, y: 33 } },
  render: (props) => (
    <Stack maxWidth="10rem" height="20rem">
      <Picture {...props} />
    </Stack>
  ),
} satisfies Story;
export const FillingABox = {
  args: { ...image, alt: '', fit: 'cover' },
  render: (props) => (
    <Stack maxWidth="20rem" height="20rem">
      <Picture {...props} />
    </Stack>
  ),
} satisfies Story;
