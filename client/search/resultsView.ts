import type { ExcerptPart, SearchResultProps } from '../../components/search/SearchResult.tsx';

/** What came of a search, besides its results. */
export type Outcome = 'idle' | 'busy' | 'found' | 'none' | 'failed';

/** The parts of the page that tell what came of a search (components/search/SearchPage.tsx). */
export class ResultsView {
  readonly #labels: DOMStringMap;
  readonly #status: HTMLElement;
  readonly #list: HTMLElement;
  readonly #template: HTMLTemplateElement;
  readonly #main: HTMLElement;

  constructor(form: HTMLFormElement) {
    this.#main = form.closest('main') ?? document.body;
    this.#labels = form.dataset;
    this.#status = this.#find('[role=status]');
    this.#list = this.#part('results');
    this.#template = this.#part('result') as HTMLTemplateElement;
  }

  /** The button that asks for more results. */
  get more(): HTMLElement {
    return this.#find('[data-search=more] button');
  }

  show(outcome: Outcome, query = '', count = 0): void {
    this.#part('none').hidden = outcome !== 'none';
    this.#list.hidden = outcome !== 'found';
    const sitemap = this.#main.querySelector<HTMLElement>('[data-search=sitemap]');
    if (sitemap) sitemap.hidden = outcome !== 'idle' && outcome !== 'failed';
    if (outcome !== 'found') this.hasMore = false;
    this.#status.textContent = this.#words(outcome, query, count);
  }

  set hasMore(more: boolean) {
    this.#part('more').hidden = !more;
  }

  clear(): void {
    this.#list.replaceChildren();
  }

  /** @returns the link of the first result that was added */
  add(results: readonly SearchResultProps[]): HTMLElement | null {
    const entries = results.map((result) => this.#entry(result));
    this.#list.append(...entries);
    return entries[0]?.querySelector('a') ?? null;
  }

  #entry({ title, href, place, excerpt }: SearchResultProps): Element {
    const entry = (this.#template.content.cloneNode(true) as DocumentFragment).children[0]!;
    const link = entry.querySelector('a')!;
    const [where, text] = entry.querySelectorAll('p');
    link.textContent = title;
    link.href = href;
    where!.textContent = place ?? '';
    where!.hidden = !place;
    text!.replaceChildren(...excerpt.map(node));
    return entry;
  }

  #words(outcome: Outcome, query: string, count: number): string {
    const label = outcome === 'found' && count === 1 ? 'foundOne' : outcome;
    return (this.#labels[label] ?? '')
      .replace('{count}', () => String(count))
      .replace('{query}', () => query);
  }

  #part(name: string): HTMLElement {
    return this.#find(`[data-search=${name}]`);
  }

  #find(selector: string): HTMLElement {
    const element = this.#main.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The search page has no ${selector}.`);
    return element;
  }
}

/** Texts of pages and queries are never HTML here. */
function node({ text, found }: ExcerptPart): Node {
  if (!found) return document.createTextNode(text);
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
