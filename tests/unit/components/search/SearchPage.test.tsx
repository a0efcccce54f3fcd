/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { SearchPage, type SearchPageProps } from '../../../../components/search/SearchPage.tsx';
import type { Language } from '../../../../locales/languages.ts';
import * as story from '../../../../stories/search/SearchPage.stories.tsx';
import { hrefsOf, renderOnPage } from '../../onPage.tsx';

const show = ({ args }: { args: SearchPageProps }, language?: Language) =>
  renderOnPage(<SearchPage {...args} />, language);
const status = () => screen.getByRole('status');
const hrefs = () => hrefsOf(screen.queryAllByRole('link'));

describe('SearchPage', () => {
  it('has a form that works without scripts, and links to the sitemap', () => {
    show(story.BeforeAQuery);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/suche');
    expect(form.method).toBe('get');
    expect(screen.getByRole('searchbox', { name: 'Suchbegriff' })).toHaveAttribute('name', 'q');
    expect(screen.getByRole('button', { name: 'Suchen' })).toHaveAttribute('type', 'submit');
    expect(status()).toBeEmptyDOMElement();
    expect(hrefs()).toEqual(['/uebersicht']);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('has no link to a sitemap that the site does not have', () => {
    show(story.WithoutSitemap);
    expect(hrefs()).toEqual([]);
  });

  it('shows number and list of the results, with the query marked', () => {
    show(story.Found);
    expect(status()).toHaveTextContent('12 Ergebnisse für „satzung“');
    const [statutes, , imprint] = screen.getAllByRole('listitem');
    expect(within(statutes!).getByRole('heading', { level: 2 })).toHaveTextContent('Satzung');
    expect(within(statutes!).getByRole('link')).toHaveAttribute('href', '/service/satzung');
    expect(within(statutes!).getByText('Service')).toBeVisible();
    expect(statutes!.querySelector('mark')).toHaveTextContent(/^Satzung$/);
    // A page without a path in the site shows nothing above its title.
    expect(imprint!.querySelector('p')).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Weitere Ergebnisse anzeigen' })).toBeVisible();
  });

  it('has no button for more if all results are shown', () => {
    show(story.FoundOne);
    expect(status()).toHaveTextContent('1 Ergebnis für „satzung“');
    expect(screen.queryByRole('button', { name: /Weitere/ })).not.toBeInTheDocument();
  });

  it('uses the language of the page', () => {
    show(story.FoundOne, 'fr');
    expect(screen.getByRole('searchbox', { name: 'Terme recherché' })).toHaveValue('satzung');
    expect(status()).toHaveTextContent('1 résultat pour « satzung »');
  });

  it('offers to show one kind of results only, if there are several', () => {
    show(story.Found);
    const group = screen.getByRole('radiogroup', { name: 'Was möchten Sie sehen?' });
    const [all, ...kinds] = within(group).getAllByRole('radio');
    expect(all).toBeChecked();
    expect(all).toHaveAccessibleName('Alles 12');
    expect(kinds.map((kind) => kind.getAttribute('value'))).toEqual(['page', 'news']);
  });

  it('gives advice if nothing was found', () => {
    show(story.NothingFound);
    expect(status()).toHaveTextContent('Keine Ergebnisse für „satzugn“');
    expect(screen.getByText(/Wir haben alle öffentlichen Seiten/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(hrefs()).toEqual(['/uebersicht', '/kontakt']);
  });

  it('reports a failure, and links to the sitemap', () => {
    show(story.Failed);
    expect(status()).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toHaveTextContent('Die Suche ist gerade nicht möglich.');
    expect(hrefs()).toEqual(['/uebersicht']);
  });

  it('says that the search is running', () => {
    show(story.Busy);
    expect(status()).toHaveTextContent('Suche läuft …');
    expect(hrefs()).toEqual([]);
  });
});
