import type { MoreProducts } from './MoreProducts.island.tsx';

export const moreProductsFixtures = {
  some: { results: 'results', href: '/produkte/2', shown: 24, total: 60 },
  thousands: { results: 'results', href: '/produkte/2', shown: 24, total: 10_000 },
} satisfies Record<string, Parameters<typeof MoreProducts>[0]>;
