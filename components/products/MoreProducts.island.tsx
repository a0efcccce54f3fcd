import { useRef, type SubmitEvent } from 'react';
import { productsPerPage, shownParameter } from '../../contract/catalogue/address.ts';
import { islandElement } from '../../contract/markup/island.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { enterQuery } from './filter/listQuery.ts';
import { MoreLine } from './MoreLine.tsx';

interface MoreProductsProps {
  /** Id of what the products stand in. */
  results: string;
  /** The page of the next ones, where scripts do not come. */
  href: string;
  shown: number;
  total: number;
}

/**
 * Asks for more products than the page came with. It only says so in the address and wakes what
 * shows them: the list's filter, which nobody may have touched yet.
 */
export function MoreProducts({ results, href, shown, total }: MoreProductsProps) {
  const button = useRef<HTMLButtonElement>(null);

  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    // Where this goes away, the filter knows by it who asked. Safari does not focus what is clicked.
    button.current?.focus();
    const query = new URLSearchParams(location.search);
    query.set(shownParameter, String(2 * productsPerPage));
    enterQuery(`?${query}`, 'replace');
    const filter = document.getElementById(results)?.parentElement?.querySelector(islandElement);
    filter?.dispatchEvent(new Event('input'));
  };

  return (
    <form action={href} onSubmit={ask}>
      <MoreLine shown={shown} total={total} button={button} />
    </form>
  );
}

MoreProducts.labels = ['products.more', 'products.shown'] satisfies LabelKey[];
