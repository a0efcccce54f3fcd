import { useRef, type SubmitEvent } from 'react';
import { productsPerPage, shownParameter } from '../../contract/catalogue.ts';
import { islandElement } from '../../contract/island.ts';
import { setQuery } from './filter/listQuery.ts';
import { MoreLine } from './MoreLine.tsx';

interface MoreProductsProps {
  /** Id of the products' container. */
  results: string;
  /** The next page, for visitors without scripts. */
  href: string;
  shown: number;
  total: number;
}

/**
 * Shows more products than the built page contains. Only changes the URL and hydrates the list's filter,
 * which shows them and may not have been hydrated yet.
 */
export function MoreProducts({ results, href, shown, total }: MoreProductsProps) {
  const button = useRef<HTMLButtonElement>(null);

  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    // The filter recognises by the focus that this button was pressed. Safari does not focus a clicked button.
    button.current?.focus();
    const query = new URLSearchParams(location.search);
    query.set(shownParameter, String(2 * productsPerPage));
    setQuery(`?${query}`, 'replace');
    const filter = document.getElementById(results)?.parentElement?.querySelector(islandElement);
    filter?.dispatchEvent(new Event('input'));
  };

  return (
    <form action={href} onSubmit={ask}>
      <MoreLine shown={shown} total={total} button={button} />
    </form>
  );
}
