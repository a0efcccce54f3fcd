/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/search/SearchPage.stories.tsx';
import { SearchPage, type SearchPageProps } from '../../../../components/search/SearchPage.tsx';
import type { Language } from '../../../../locales/languages.ts';
import { renderOnPage } from '../../onPage.tsx';

function show(props: SearchPageProps, language?: Language) {
  renderOnPage(<SearchPage {...props} />, language);
}

describe('the form', () => {
  it('asks its own page, without any script', () => {
    show(story.BeforeAQuery.args);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/suche');
    expect(form.method).toBe('get');
    expect(screen.getByRole('searchbox', { name: 'Suchbegriff' })).toHaveAttribute('name', 'q');
    expect(screen.getByRole('button', { name: 'Suchen' })).toHaveAttribute('type', 'submit');
  });

  it('is in the language of the page', () => {
    show(story.FoundOne.args, 'fr');
    expect(screen.getByRole('searchbox', { name: 'Terme recherché' })).toHaveValue('satzung');
    expect(screen.getByRole('status')).toHaveTextContent('1 résultat pour « satzung »');
  });
});

describe('before a query', () => {
  it('leads to the list of all pages, and says nothing', () => {
    show(story.BeforeAQuery.args);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/uebersicht');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('leads nowhere where there is no such list', () => {
    show(story.WithoutSitemap.args);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('what comes of a query', () => {
  it('is counted, and listed with marks', () => {
    show(story.Found.args);
    expect(screen.getByRole('status')).toHaveTextContent('12 Ergebnisse für „satzung“');
    const [statutes, , imprint] = screen.getAllByRole('listitem');
    expect(within(statutes!).getByRole('heading', { level: 2 })).toHaveTextContent('Satzung');
    expect(within(statutes!).getByRole('link')).toHaveAttribute('href', '/service/satzung');
    expect(within(statutes!).getByText('Service')).toBeVisible();
    expect(statutes!.querySelector('mark')).toHaveTextContent(/^Satzung$/);
    // A page without a path in the site shows nothing above its title.
    expect(imprint!.querySelector('p')).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Weitere Ergebnisse anzeigen' })).toBeVisible();
  });

  it('is all there is', () => {
    show(story.FoundOne.args);
    expect(screen.getByRole('status')).toHaveTextContent('1 Ergebnis für „satzung“');
    expect(screen.queryByRole('button', { name: /Weitere/ })).not.toBeInTheDocument();
  });

  it('is nothing, and ways to find more', () => {
    show(story.NothingFound.args);
    expect(screen.getByRole('status')).toHaveTextContent('Keine Ergebnisse für „satzugn“');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/uebersicht', '/kontakt']);
  });

  it('is a failure, and another way', () => {
    show(story.Failed.args);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toHaveTextContent('Die Suche ist gerade nicht möglich.');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/uebersicht');
  });

  it('is on its way', () => {
    show(story.Busy.args);
    expect(screen.getByRole('status')).toHaveTextContent('Suche läuft …');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
