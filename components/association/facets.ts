import type { SelectOption } from '../primitives/SelectField.tsx';

/** What a list can be narrowed down by; its name stands in the address. */
export interface Facet {
  readonly name: string;
  readonly label: SelectOption['label'];
  /** The first is that which narrows down nothing; its value is empty. */
  readonly options: readonly SelectOption[];
}

/** The chosen value of each facet that narrows the list down. */
export type Choice = ReadonlyMap<string, string>;

/** What is chosen in the form's fields, or in the query of an address. */
export function choiceIn(values: FormData | URLSearchParams, facets: readonly Facet[]): Choice {
  return new Map(
    facets.flatMap(({ name, options }): [string, string][] => {
      const value = values.get(name);
      const offered = options.find((option) => option.value !== '' && option.value === value);
      return offered ? [[name, offered.value]] : [];
    }),
  );
}

/** A choice as the query of an address; what else the address says stays. */
export function queryOf(choice: Choice, facets: readonly Facet[], query: string): string {
  const parameters = new URLSearchParams(query);
  // In the order of the facets, so that one choice has one address.
  for (const { name } of facets) {
    const value = choice.get(name);
    parameters.delete(name);
    if (value !== undefined) parameters.append(name, value);
  }
  const written = parameters.toString();
  return written && `?${written}`;
}

/** The value of a facet that an entry has, or several of them, as its `data-` attribute. */
export function facetValue(values: readonly string[]): string {
  return values.join(' ');
}

/**
 * Shows those entries of a list (`data-entry`) that have all that is chosen, those of its parts
 * (`data-part`) that any are left in, and the links to them.
 *
 * @returns how many entries are shown
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
    const link = list.querySelector(`a[href="#${part.id}"]`)?.parentElement;
    if (link) link.hidden = part.hidden;
  }
  return entries.filter(({ hidden }) => !hidden).length;
}
