import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard, ProductGrid } from '../../components/products/ProductCard.tsx';
import { narrow } from '../primitives/grounds.tsx';

const inGrid: Decorator = (Story) => (
  <ProductGrid role="list">
    <Story />
  </ProductGrid>
);

const meta = { component: ProductCard } satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const watch = pictureOf(
  'Armbanduhr mit hellem Zifferblatt und blauem Band',
  '#d9dfe8',
  '<path fill="#27344d" d="M168 90h64l8 300h-80z"/><circle cx="200" cy="240" r="86" fill="#b08a4a"/><circle cx="200" cy="240" r="74" fill="#f7f5f0"/><path d="M200 186v54l36 22" fill="none" stroke="#27344d" stroke-width="6" stroke-linecap="round"/>',
);
const ring = pictureOf(
  'Goldring mit einem roten Stein',
  '#e7d9da',
  '<circle cx="200" cy="310" r="78" fill="none" stroke="#b08a4a" stroke-width="16"/><path fill="#86203f" d="M164 206l36-34 36 34-36 40z"/>',
);
const vase = pictureOf(
  'Blaue Vase mit zwei Zweigen',
  '#dfe5df',
  '<path fill="#7d8ca3" d="M172 190h56v44c40 22 50 60 44 100-4 34-24 56-72 56s-68-22-72-56c-6-40 4-78 44-100z"/><path d="M200 190c0-50 26-80 44-106M200 190c-4-42-30-62-44-80" fill="none" stroke="#4b5d4b" stroke-width="5"/>',
);

const wide = pictureOf(
  'Armbanduhr auf einem Tisch, vor einem weiten Raum',
  '#d9dfe8',
  '<path fill="#27344d" d="M88 90h64l8 300H80z"/><circle cx="120" cy="240" r="86" fill="#b08a4a"/><circle cx="120" cy="240" r="74" fill="#f7f5f0"/>',
  1000,
);

export const Everything = {
  args: {
    href: '/uhren/morgenstunde-38',
    title: 'Morgenstunde 38',
    manufacturer: 'Nordlicht Uhrenmanufaktur',
    price: 125_000,
    picture: watch,
  },
  decorators: [inGrid],
} satisfies Story;
/** The watch is at the left of a wide picture, which the card crops. */
export const CroppedAroundItsFocus = {
  args: { ...Everything.args, picture: { ...wide, focus: { x: 12, y: 50 } } },
  decorators: [inGrid],
} satisfies Story;
export const PriceOnRequest = {
  args: {
    href: '/schmuck/einzelstueck',
    title: 'Collier nach Ihrer Zeichnung',
    manufacturer: 'Atelier Morgentau',
    picture: ring,
  },
  decorators: [inGrid],
} satisfies Story;
export const WithoutManufacturer = {
  args: { href: '/dekoration/vase', title: 'Vase, gedreht', price: 6_400, picture: vase },
  decorators: [inGrid],
} satisfies Story;
export const WithoutPicture = {
  args: { href: '/uhren/pendel', title: 'Pendeluhr aus dem Nachlass', price: 320_000 },
  decorators: [inGrid],
} satisfies Story;
export const VeryHighPrice = {
  args: {
    ...Everything.args,
    href: '/uhren/weltzeit',
    title: 'Weltzeituhr',
    price: 99_999_999_999,
  },
  decorators: [inGrid],
} satisfies Story;
export const LongNameOnPhone = {
  args: {
    href: '/uhren/lang',
    title:
      'Handaufzugsarmbanduhr mit Mondphasenanzeige, Gangreserveanzeige und Kalenderwochenscheibe im wassergeschützten Edelstahlschalengehäuse, gebürstet und poliert, mit Saphirglasboden, handgenähtem Rindslederwechselarmband, Sicherheitsfaltschließe und fünfjähriger Werksgewährleistungsverlängerungsurkunde dazu',
    manufacturer: 'Feinmechanikerwerkstättengemeinschaft Musterhafen-Beispielhausen',
    price: 1_234_567,
    picture: watch,
  },
  decorators: [inGrid, narrow],
} satisfies Story;
export const Several = {
  args: Everything.args,
  decorators: [inGrid],
  render: (first) => (
    <>
      <ProductCard {...first} />
      <ProductCard {...PriceOnRequest.args} />
      <ProductCard {...WithoutManufacturer.args} />
      <ProductCard {...WithoutPicture.args} />
      <ProductCard {...LongNameOnPhone.args} />
    </>
  ),
} satisfies Story;
export const SeveralOnPhone = { ...Several, decorators: [inGrid, narrow] } satisfies Story;

/** A drawing on a coloured ground, as a data URL, so that stories need no server. */
function pictureOf(alt: string, ground: string, thing: string, width = 400) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 500"><path fill="${ground}" d="M0 0h${width}v500H0z"/><path fill="#fff" fill-opacity=".45" d="M0 360h${width}v140H0z"/><ellipse cx="${width === 400 ? 200 : 120}" cy="392" rx="120" ry="14" fill="#27344d" fill-opacity=".14"/>${thing}</svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { src, sources: [], width, height: 500, alt };
}
