import type { ProductCardProps } from './ProductCard.tsx';

/** A drawing as a data URL, so that stories need no server. */
function stillLife(ground: string, thing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><path fill="${ground}" d="M0 0h400v500H0z"/><path fill="#fff" fill-opacity=".45" d="M0 360h400v140H0z"/><ellipse cx="200" cy="392" rx="120" ry="14" fill="#27344d" fill-opacity=".14"/>${thing}</svg>`,
  )}`;
}

function pictureOf(src: string, alt: string) {
  return { src, sources: [], width: 400, height: 500, alt };
}

const watch = pictureOf(
  stillLife(
    '#d9dfe8',
    '<path fill="#27344d" d="M168 90h64l8 300h-80z"/><circle cx="200" cy="240" r="86" fill="#b08a4a"/><circle cx="200" cy="240" r="74" fill="#f7f5f0"/><path d="M200 186v54l36 22" fill="none" stroke="#27344d" stroke-width="6" stroke-linecap="round"/>',
  ),
  'Armbanduhr mit hellem Zifferblatt und blauem Band',
);

const ring = pictureOf(
  stillLife(
    '#e7d9da',
    '<circle cx="200" cy="310" r="78" fill="none" stroke="#b08a4a" stroke-width="16"/><path fill="#86203f" d="M164 206l36-34 36 34-36 40z"/>',
  ),
  'Goldring mit einem roten Stein',
);

const vase = pictureOf(
  stillLife(
    '#dfe5df',
    '<path fill="#7d8ca3" d="M172 190h56v44c40 22 50 60 44 100-4 34-24 56-72 56s-68-22-72-56c-6-40 4-78 44-100z"/><path d="M200 190c0-50 26-80 44-106M200 190c-4-42-30-62-44-80" fill="none" stroke="#4b5d4b" stroke-width="5"/>',
  ),
  'Blaue Vase mit zwei Zweigen',
);

export const productCardFixtures = {
  watch: {
    href: '/uhren/morgenstunde-38',
    title: 'Morgenstunde 38',
    manufacturer: 'Nordlicht Uhrenmanufaktur',
    price: 125_000,
    picture: watch,
  },
  ring: {
    href: '/verlobungsringe/granat',
    title: 'Granatring „Beere“',
    manufacturer: 'Atelier Morgentau',
    price: 48_950,
    picture: ring,
  },
  onRequest: {
    href: '/schmuck/einzelstueck',
    title: 'Collier nach Ihrer Zeichnung',
    manufacturer: 'Atelier Morgentau',
    picture: ring,
  },
  withoutManufacturer: {
    href: '/dekoration/vase',
    title: 'Vase, gedreht',
    price: 6_400,
    picture: vase,
  },
  withoutPicture: {
    href: '/uhren/pendel',
    title: 'Pendeluhr aus dem Nachlass',
    price: 320_000,
  },
  /** An unrealistically high price. */
  absurdPrice: {
    href: '/uhren/weltzeit',
    title: 'Weltzeituhr',
    manufacturer: 'Nordlicht Uhrenmanufaktur',
    price: 99_999_999_999,
    picture: watch,
  },
  longName: {
    href: '/uhren/lang',
    title:
      'Handaufzugsarmbanduhr mit Mondphasenanzeige, Gangreserveanzeige und Kalenderwochenscheibe im wassergeschützten Edelstahlschalengehäuse, gebürstet und poliert, mit Saphirglasboden, handgenähtem Rindslederwechselarmband, Sicherheitsfaltschließe und fünfjähriger Werksgewährleistungsverlängerungsurkunde dazu',
    manufacturer: 'Feinmechanikerwerkstättengemeinschaft Musterhafen-Beispielhausen',
    price: 1_234_567,
    picture: watch,
  },
  english: {
    href: '/en/watches/morgenstunde-38',
    title: 'Morgenstunde 38',
    manufacturer: 'Nordlicht Uhrenmanufaktur',
    price: 125_050,
    picture: { ...watch, alt: 'Wristwatch with a pale dial and a blue strap' },
  },
  french: {
    href: '/fr/montres/morgenstunde-38',
    title: 'Montre Morgenstunde 38',
    manufacturer: 'Nordlicht Uhrenmanufaktur',
    price: 125_000,
    picture: { ...watch, alt: 'Montre à cadran clair et bracelet bleu' },
  },
} satisfies Record<string, ProductCardProps>;
