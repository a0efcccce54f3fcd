import type { BackLinkProps } from './BackLink.island.tsx';

export const backLinkFixtures = {
  german: { href: '/uhren', lists: ['/produkte', '/uhren', '/marken/nordlicht'] },
  english: { href: '/en/watches', lists: ['/en/products', '/en/watches'] },
  french: { href: '/fr/montres', lists: ['/fr/produits', '/fr/montres'] },
} satisfies Record<string, BackLinkProps>;
