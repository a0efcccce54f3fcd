import {
  kindParameter,
  searchKinds,
  searchPart,
  type SearchKind,
  type SearchPart,
  type ExcerptPart,
} from '../../../contract/search.ts';
import type { LabelKey } from '../../../contract/labels.ts';
import { pageLabels } from '../pageLabels.ts';
import type { ListedPage } from './search.ts';

const { text } = pageLabels();

/** The state of a search. */
type Outcome = 'idle' | 'busy' | 'found' | 'none' | 'failed';

/** The elements of the search page that show the results (components/search/SearchPage.tsx). */
export class ResultsView {
  readonly #status: HTMLElement;
  readonly #list: HTMLElement;
  readonly #pattern: HTMLElement;
  readonly #main: HTMLElement;
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#main = form.closest('main') ?? document.body;
    this.#status = find('[role=status]', this.#main);
    this.#list = this.#part('results');
    this.#pattern = find('li', this.#part('pattern'));
  }

  /** The button that loads more results. */
  get more(): HTMLElement {
    return find(`${searchPart('more')} button`, this.#main);
  }

  /** The radio buttons that choose a kind of results. */
  get kinds(): HTMLElement {
    return this.#part('kinds');
  }

  /** Undefined: all kinds. */
  get chosenKind(): SearchKind | undefined {
    const { value } = this.#form.elements.namedItem(kindParameter) as RadioNodeList;
    return searchKinds.find((kind) => kind === value);
  }

  /**
   * Offers the kinds that were found, with their numbers, if there are several.
   *
   * @param chosen the kind that is shown; all kinds if nothing of it was found
   */
  showKinds(
    found: ReadonlyMap<SearchKind, { readonly length: number }>,
    chosen: SearchKind | undefined,
  ): void {
    const all = [...found.values()].reduce((sum, { length }) => sum + length, 0);
    for (const label of this.kinds.querySelectorAll('label')) {
      const radio = find('input', label) as HTMLInputElement;
      const kind = searchKinds.find((known) => known === radio.value);
      const count = kind ? (found.get(kind)?.length ?? 0) : all;
      radio.checked = kind === (chosen && found.has(chosen) ? chosen : undefined);
      find('small', label).textContent = `${count}`;
      label.hidden = count === 0;
    }
    this.kinds.hidden = found.size < 2;
  }

  show(outcome: Outcome, query = '', count = 0): void {
    this.#arrange(outcome);
    this.#status.textContent = statusText(outcome, query, count);
  }

  #arrange(outcome: Outcome): void {
    this.#part('none').hidden = outcome !== 'none';
    this.#list.hidden = outcome !== 'found';
    const sitemap = this.#main.querySelector<HTMLElement>(searchPart('sitemap'));
    if (sitemap) sitemap.hidden = outcome !== 'idle' && outcome !== 'failed';
    if (outcome !== 'found') this.hasMore = false;
    if (outcome !== 'found' && outcome !== 'busy') this.kinds.hidden = true;
    this.hasFailed = outcome === 'failed';
  }

  /** True shows an error; the current results stay. */
  set hasFailed(failed: boolean) {
    this.#part('failed').hidden = !failed;
  }

  set hasMore(more: boolean) {
    this.#part('more').hidden = !more;
  }

  /** The number of results on the page. */
  get count(): number {
    return this.#list.children.length;
  }

  /**
   * Replaces the current results, without announcing the number.
   *
   * @returns the new results, which have no excerpts yet
   */
  replace(results: readonly ListedPage[]): readonly HTMLElement[] {
    this.#arrange('found');
    this.#list.replaceChildren();
    return this.add(results);
  }

  /** @returns the added results, which have no excerpts yet */
  add(results: readonly ListedPage[]): readonly HTMLElement[] {
    const entries = results.map((result) => this.#entry(result));
    this.#list.append(...entries);
    return entries;
  }

  addExcerpt(entry: HTMLElement, excerpt: readonly ExcerptPart[]): void {
    find('p + p', entry).replaceChildren(...excerpt.map(node));
  }

  #entry({ title, href, place }: ListedPage): HTMLElement {
    const entry = this.#pattern.cloneNode(true) as HTMLElement;
    const link = find('a', entry) as HTMLAnchorElement;
    const where = find('p', entry);
    link.textContent = title;
    link.href = href;
    where.textContent = place ?? '';
    where.hidden = !place;
    return entry;
  }

  #part(part: SearchPart): HTMLElement {
    return find(searchPart(part), this.#main);
  }
}

function statusText(outcome: Outcome, query: string, count: number): string {
  const said = statusLabels.get(outcome);
  return said === undefined ? '' : text(said, { count, query });
}

const statusLabels: ReadonlyMap<Outcome, LabelKey> = new Map<Outcome, LabelKey>([
  ['busy', 'search.busy'],
  ['found', 'search.found'],
  ['none', 'search.none'],
]);

function find(selector: string, root: ParentNode): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The search page has no ${selector}.`);
  return element;
}

/** Texts of pages and queries are inserted as text, never as HTML. */
function node({ text, found }: ExcerptPart): Node {
  if (!found) return document.createTextNode(text);
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
