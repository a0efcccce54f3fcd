/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as story from '../../../../stories/products/ProductListPage.stories.tsx';
import { ProductListPage } from '../../../../components/products/ProductListPage.tsx';
import { sampleFiles } from '../../../../stories/products/sampleFiles.ts';
import { provideResponse } from '../../answers.ts';
import { renderOnPage } from '../../onPage.tsx';

provideResponse();

let endFiles: () => void;
const scrolled = jest.fn();

beforeEach(() => {
  history.replaceState(null, '', '/produkte');
  endFiles = sampleFiles();
  Object.assign(globalThis, { scrollTo: scrolled });
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});

afterEach(() => {
  endFiles();
  jest.restoreAllMocks();
});

describe('a list of products', () => {
  it('shows its first page and the number of products', () => {
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    expect(titles()).toHaveLength(24);
    expect(screen.getByRole('status')).toHaveTextContent('60 Produkte');
  });

  it('is filtered by a choice, which becomes part of the address', async () => {
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    await userEvent.click(choice(/^Schmuck/));
    await showsOnly(20, /Ring|Ohrstecker/);
    expect(location.search).toBe('?category=jewelry');
    expect(screen.getByRole('status')).toHaveTextContent('20 Produkte');
    await userEvent.click(choice(/^Uhren/));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('40 Produkte'));
    // The values are in the facet's order, not in the order of the clicks.
    expect(location.search).toBe('?category=watches&category=jewelry');
  });

  it('never shows the picture of another product while its own loads', async () => {
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    const firstPicture = () => titles()[0]!.closest('li')!.querySelector('img')!;
    await userEvent.click(choice(/^Uhren/));
    await showsOnly(20, /uhr/);
    const watch = firstPicture();
    await userEvent.click(choice(/^Schmuck/));
    await userEvent.click(choice(/^Uhren/));
    await showsOnly(20, /Ring|Ohrstecker/);
    // A browser shows an image's old picture until the new one has loaded, so the element must be
    // new.
    expect(firstPicture()).not.toBe(watch);
    expect(watch).not.toBeInTheDocument();
  });

  it('shows how many products each choice would leave', async () => {
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    expect(choice('Nordlicht Uhrenmanufaktur (10)')).not.toBeChecked();
    await userEvent.click(choice(/^Schmuck/));
    await waitFor(() => expect(choice('Nordlicht Uhrenmanufaktur (0)')).not.toBeChecked());
    expect(choice('Uhren (20)')).not.toBeChecked();
  });

  it('is undone by the back button', async () => {
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    await userEvent.click(choice(/^Schmuck/));
    await showsOnly(20, /Ring|Ohrstecker/);
    act(() => history.back());
    await waitFor(() => expect(titles()).toHaveLength(24));
    expect(choice(/^Schmuck/)).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('60 Produkte');
  });

  it('keeps the query of another page', async () => {
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    await userEvent.click(choice(/^Schmuck/));
    await showsOnly(20, /Ring|Ohrstecker/);
    history.replaceState(null, '', '/andere?sort=loudest');
    act(() => void dispatchEvent(new Event('popstate')));
    expect(location.search).toBe('?sort=loudest');
    expect(choice(/^Schmuck/)).toBeChecked();
  });

  it('applies a shared address, and corrects invalid values in it', async () => {
    history.replaceState(
      null,
      '',
      '/produkte?utm=1&category=jewelry&category=cars&from=500&to=20&sort=cheapest&attribute.taste=x',
    );
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    await showsOnly(20, /Ring|Ohrstecker/);
    expect(location.search).toBe('?utm=1&category=jewelry&sort=cheapest');
    expect(screen.getByRole('combobox', { name: 'Sortieren' })).toHaveValue('cheapest');
    const shown = titles().flatMap((title) => {
      const price = title.closest('li')?.querySelector('b');
      return price ? [euros(price)] : [];
    });
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  it('applies a price after a pause in typing, as one history entry', async () => {
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    const before = history.length;
    await userEvent.type(screen.getByRole('textbox', { name: 'ab' }), '2.000');
    await userEvent.tab();
    await waitFor(() => expect(location.search).toBe('?from=2000'));
    await userEvent.type(screen.getByRole('textbox', { name: 'bis' }), '2500{Enter}');
    expect(location.search).toBe('?from=2000&to=2500');
    expect(history.length).toBe(before + 1);
    expect(screen.getByRole('button', { name: /^2.000.€ bis 2.500.€ entfernen$/ })).toBeVisible();
  });

  it('reports an invalid price, and keeps the list', async () => {
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'ab' }), 'viel');
    expect(screen.getByRole('textbox', { name: 'ab' })).toBeInvalid();
    await userEvent.clear(screen.getByRole('textbox', { name: 'ab' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'ab' }), '900');
    await userEvent.type(screen.getByRole('textbox', { name: 'bis' }), '100{Enter}');
    expect(screen.getByText('Der kleinste Preis liegt über dem größten.')).toBeVisible();
    expect(location.search).not.toContain('to=');
  });

  it('removes a filter by its chip, and moves the focus to the next one', async () => {
    history.replaceState(null, '', '/produkte?category=jewelry&attribute.colour=red');
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Schmuck entfernen' }));
    expect(location.search).toBe('?attribute.colour=red');
    expect(choiceRemoved('Rot')).toHaveFocus();
    await userEvent.click(choiceRemoved('Rot'));
    expect(location.search).toBe('');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('shows more, moves the focus to the first new product, and announces the number', async () => {
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mehr Produkte zeigen' }));
    await waitFor(() => expect(titles()).toHaveLength(48));
    expect(links()[24]).toHaveFocus();
    expect(location.search).toBe('?show=48');
    expect(screen.getByRole('status')).toHaveTextContent('48 von 60 Produkten');
    await userEvent.click(screen.getByRole('button', { name: 'Mehr Produkte zeigen' }));
    await waitFor(() => expect(titles()).toHaveLength(60));
    expect(links()[48]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Mehr Produkte zeigen' })).toBeNull();
  });

  it('offers to remove the filter that excludes everything', async () => {
    history.replaceState(null, '', '/produkte?category=jewelry&manufacturer=nordlicht');
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    expect(
      await screen.findByRole('heading', { name: 'Dazu haben wir gerade nichts' }),
    ).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Ohne Kategorie Schmuck: 10 Produkte' }),
    );
    await showsOnly(10, /Armbanduhr/);
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('keeps its category', async () => {
    history.replaceState(null, '', '/uhren?category=jewelry&manufacturer=nordlicht');
    renderOnPage(<ProductListPage {...story.Category.args} />);
    await showsOnly(10, /Armbanduhr/);
    expect(location.search).toBe('?manufacturer=nordlicht');
  });

  it('reports that products could not be loaded, and tries again', async () => {
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('network'));
    history.replaceState(null, '', '/produkte?category=decoratives');
    const failing = {
      ...story.AllProducts.args,
      list: { ...story.AllProducts.args.list, catalogue: 'gone' },
    };
    renderOnPage(<ProductListPage {...failing} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Die Produkte lassen sich gerade nicht laden.',
    );
    globalThis.fetch = (input, init) => fetch((input as string).replace('gone', 'sample'), init);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await showsOnly(20, /Kissen|Vase/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the filters in a dialog on small screens', async () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
      fireEvent(this, new Event('close'));
    };
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    await userEvent.click(screen.getByRole('button', { name: 'Filtern' }));
    const sheet = screen.getByRole('dialog', { name: 'Filtern' });
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Uhren/ }));
    await userEvent.click(await within(sheet).findByRole('button', { name: '20 Produkte zeigen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await showsOnly(20, /uhr/);
    expect(screen.getByRole('button', { name: 'Filtern (1)' })).toBeVisible();
  });

  it('restores the scroll position', async () => {
    sessionStorage.setItem('collegium-list-place', '["/produkte?category=jewelry",1234]');
    history.replaceState(null, '', '/produkte?category=jewelry');
    renderOnPage(<ProductListPage {...story.AllProducts.args} />);
    await showsOnly(20, /Ring|Ohrstecker/);
    expect(scrolled).toHaveBeenCalledWith({ top: 1234, behavior: 'instant' });
    expect(sessionStorage.getItem('collegium-list-place')).toBeNull();
  });

  it('has no filters on later pages, for one product and for none', () => {
    const { unmount } = renderOnPage(<ProductListPage {...story.SecondPage.args} />);
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Seiten' })).toBeVisible();
    unmount();
    const { unmount: unmountOne } = renderOnPage(<ProductListPage {...story.OneProduct.args} />);
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Seiten' })).toBeNull();
    unmountOne();
    renderOnPage(<ProductListPage {...story.Empty.args} />);
    expect(screen.getByText('Hier ist zurzeit nichts ausgestellt.')).toBeVisible();
  });
});

function choice(name: string | RegExp): HTMLElement {
  return within(screen.getByRole('search')).getByRole('checkbox', { name });
}

function choiceRemoved(name: string): HTMLElement {
  return screen.getByRole('button', { name: `${name} entfernen` });
}

/** Hidden elements have no role, so this returns only visible titles. */
function titles(): HTMLElement[] {
  return screen.queryAllByRole('heading', { level: 2 }).filter((title) => title.closest('li'));
}

function links(): (HTMLElement | null)[] {
  return titles().map((title) => title.querySelector('a'));
}

function euros({ textContent }: HTMLElement): number {
  return Number(textContent.replace(/[^\d,]/g, '').replace(',', '.'));
}

async function showsOnly(count: number, names: RegExp): Promise<void> {
  await waitFor(() => expect(titles()).toHaveLength(count));
  for (const title of titles()) expect(title).toHaveTextContent(names);
}
