import type { PaginationProps } from './Pagination.tsx';

const hrefs = ['/aktuelles', '/aktuelles/2', '/aktuelles/3'];

export const paginationFixtures = {
  first: { current: 1, hrefs },
  middle: { current: 2, hrefs },
  last: { current: 3, hrefs },
  many: {
    current: 7,
    hrefs: Array.from({ length: 14 }, (_, index) => `/aktuelles/${index + 1}`),
  },
} satisfies Record<string, PaginationProps>;
