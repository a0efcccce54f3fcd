import { plain } from '../i18n/Words.tsx';
import type { SelectOption } from '../primitives/SelectField.tsx';

/** A criterion by which visitors can filter a list. `name` is the query parameter. */
export interface Facet {
  readonly name: string;
  readonly label: SelectOption['label'];
  /** The first option selects all entries; its value is empty. */
  readonly options: readonly SelectOption[];
}

/** The chosen value of each active facet. */
export type Choice = ReadonlyMap<string, string>;

/** Returns the choice in a form's fields or in a URL's query. */
export function choiceIn(values: FormData | URLSearchParams, facets: readonly Facet[]): Choice {
  return new Map(
    facets.flatMap(({ name, options }): [string, string][] => {
      const value = values.get(name);
      const offered = options.find((option) => option.value !== '' && option.value === value);
      return offered ? [[name, offered.value]] : [];
    }),
  );
}

/** Returns the choice as a query string. Keeps the other parameters of `query`. */
export function queryOf(choice: Choice, facets: readonly Facet[], query: string): string {
  const parameters = new URLSearchParams(query);
  // In the order of the facets, so that equal choices give equal URLs.
  for (const { name } of facets) {
    const value = choice.get(name);
    parameters.delete(name);
    if (value !== undefined) parameters.append(name, value);
  }
  const written = parameters.toString();
  return written && `?${written}`;
}

/** Returns the labels of the chosen options, in the order of the facets; empty if nothing is chosen. */
export function wordsOf(choice: Choice, facets: readonly Facet[]): string {
  return facets
    .flatMap(({ name, options }) => {
      const chosen = options.find(({ value }) => value !== '' && value === choice.get(name));
      return chosen ? [plain(chosen.label)] : [];
    })
    .join(', ');
}

/** Returns the `data-` attribute for an entry's value, or values, of a facet. */
export function facetValue(values: readonly string[]): string {
  return values.join(' ');
}

/**
 * Shows the list entries (`data-entry`) that match the whole choice, and the sections (`data-part`) that
 * still have entries. Hides the others.
 *
 * @returns the number of visible entries
 */
export function showMatching(list: HTMLElement, choice: Choice): number {
  const entries = [...list.querySelectorAll<HTMLElement>('[data-entry]')];
  for (const entry of entries) {
    entry.hidden = ![...choice].every(([name, value]) =>
      entry.dataset[name]?.split(' ').includes(value),
    );
  }
  for (const part of list.querySelectorAll<HTMLElement>('[data-part]')) {
    part.hidden = !part.querySelector('[data-entry]:not([hidden])');
  }
  return entries.filter(({ hidden }) => !hidden).length;
}
