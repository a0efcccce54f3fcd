/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/consent/ConsentBanner.stories.tsx';
import { ConsentBanner } from '../../../../components/consent/ConsentBanner.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ConsentBanner', () => {
  it('is a region that is named by its question', () => {
    renderOnPage(<ConsentBanner {...story.ThreeChoices.args} />);
    expect(screen.getByRole('region', { name: 'Was dürfen wir laden?' })).toBeInTheDocument();
  });

  it('ticks only what can’t be refused', () => {
    renderOnPage(<ConsentBanner {...story.ThreeChoices.args} />);
    const [functional, ...others] = screen.getAllByRole('checkbox');
    expect(functional).toBeChecked();
    expect(functional).toBeDisabled();
    expect(others).toHaveLength(2);
    for (const box of others) {
      expect(box).not.toBeChecked();
      expect(box).toBeEnabled();
    }
  });

  it('ticks beforehand what the project says', () => {
    renderOnPage(<ConsentBanner {...story.Preselected.args} />);
    expect(screen.getByRole('checkbox', { name: 'Matomo Analytics' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Videos' })).not.toBeChecked();
  });

  it('describes each choice, even folded', () => {
    renderOnPage(<ConsentBanner {...story.ThreeChoices.args} />);
    expect(screen.getByRole('checkbox', { name: 'Videos' })).toHaveAccessibleDescription(
      story.ThreeChoices.args.choices[2]?.description,
    );
  });

  // GDPR, article 7(3): the visitor is informed of the right to withdraw before giving consent.
  it('names providers and says how to withdraw before anything is unfolded', () => {
    const { container } = renderOnPage(<ConsentBanner {...story.ThreeChoices.args} />);
    const first = container.querySelector('p');
    expect(first).toHaveTextContent('kommen von YouTube und Dailymotion.');
    expect(first).toHaveTextContent('Besuche zählen wir nur mit Ihrer Erlaubnis.');
    expect(first).toHaveTextContent(/gilt ein Jahr.*jederzeit widerrufen.*„Cookie Einstellungen“/);
  });

  it('says nothing of providers where there are none, and nothing of visits that are not counted', () => {
    const { container, unmount } = renderOnPage(<ConsentBanner {...story.OneChoice.args} />);
    expect(container.querySelector('p')).toHaveTextContent(
      /^Wir laden nichts von anderen Anbietern/,
    );
    unmount();
    const other = renderOnPage(<ConsentBanner {...story.ProvidersUnknown.args} />);
    expect(other.container.querySelector('p')).not.toHaveTextContent('Besuche');
  });

  // GDPR, article 13(1)(e) and (f); CJEU, C-673/17 (Planet49): recipients and how long cookies stay.
  it('tells who receives data, where, and for how long cookies stay', () => {
    const { container } = renderOnPage(<ConsentBanner {...story.ThreeChoices.args} />);
    const details = container.querySelector('details');
    expect(details).toHaveTextContent(
      'YouTube ist ein Angebot von Google Ireland Limited, Dublin. Daten werden hier verarbeitet: Irland, Vereinigte Staaten (Angemessenheitsbeschluss für das EU-US Data Privacy Framework, Art. 45 DSGVO) und weitere Länder (geeignete Garantien wie Standardvertragsklauseln, Art. 46 DSGVO). Ob und wie lange Cookies bleiben, bestimmt der Anbieter.',
    );
    expect(details).toHaveTextContent(
      'Dailymotion SA. Daten werden hier verarbeitet: Frankreich, Vereinigte Staaten und Singapur',
    );
    expect(details).toHaveTextContent(
      '_pk_id für 13 Monate, _pk_ref für sechs Monate, _pk_ses für 30 Minuten',
    );
  });

  it('says so where no page shows such a content, or where the operator is not known', () => {
    const { container } = renderOnPage(<ConsentBanner {...story.ProvidersUnknown.args} />);
    const details = container.querySelector('details');
    expect(details).toHaveTextContent('Zurzeit zeigt diese Website keine solchen Inhalte.');
    expect(details).toHaveTextContent('podcast.example: Wer dort Daten erhält');
    expect(details).toHaveTextContent(
      'OpenStreetMap Foundation, Cambridge. Daten werden hier verarbeitet: Vereinigtes Königreich',
    );
  });

  it('has refusing look like allowing, and stand before it', () => {
    renderOnPage(<ConsentBanner {...story.ThreeChoices.args} />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Alle Cookies ablehnen',
      'Alle Cookies erlauben',
      'Ausgewählte Cookies erlauben',
    ]);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  });

  it('can only be closed where there is nothing to refuse', () => {
    renderOnPage(<ConsentBanner {...story.NothingToRefuse.args} />);
    expect(screen.getByRole('button')).toHaveTextContent('Schließen');
    expect(screen.getByText(/^Diese Website lädt nichts/)).toBeInTheDocument();
  });

  it('links to more about a choice, and to what happens to data', () => {
    renderOnPage(<ConsentBanner {...story.ThreeChoices.args} />);
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
    expect(screen.getByText('Mehr über Videos').closest('a')).toHaveAttribute(
      'href',
      '/datenschutz',
    );
  });

  it('marks words that stand in from another language', () => {
    renderOnPage(<ConsentBanner {...story.PartlyTranslated.args} />, 'fr');
    for (const words of screen.getAllByText('Videos')) expect(words).toHaveAttribute('lang', 'de');
  });
});
