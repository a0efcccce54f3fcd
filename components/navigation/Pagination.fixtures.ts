import type { PaginationProps } from './Pagination.tsx';

const hrefs = ['/aktuelles', '/aktuelles/2', '/aktuelles/3'];

export const paginationFixtures = {
  first: { current: 1, hrefs },
  middle: { current: 2, hrefs },
  last: { current: 3, hrefs },
  many: { current: 7, hrefs: parts(14) },
  /** As for 10,000 news items. */
  veryMany: { current: 500, hrefs: parts(1000) },
} satisfies Record<string, PaginationProps>;

function parts(length: number): string[] {
  return Array.from({ length }, (_, index) => `/aktuelles/${index + 1}`);
}
