/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import {
  ConsentBanner,
  type ConsentBannerProps,
} from '../../../../components/consent/ConsentBanner.tsx';
import * as story from '../../../../stories/consent/ConsentBanner.stories.tsx';
import { hrefOf, renderOnPage, textsOf } from '../../onPage.tsx';

const show = ({ args }: { args: ConsentBannerProps }) => renderOnPage(<ConsentBanner {...args} />);
const firstParagraph = () => document.querySelector('p');
const details = () => document.querySelector('details');

describe('ConsentBanner', () => {
  it('is a region, with its question as name and links to the privacy notice', () => {
    show(story.ThreeChoices);
    expect(screen.getByRole('region', { name: 'Was dürfen wir laden?' })).toBeInTheDocument();
    expect(hrefOf('Datenschutzerklärung')).toBe('/datenschutz');
    const more = screen.getByText('Mehr über Videos').closest('a');
    expect(more).toHaveAttribute('href', '/datenschutz');
  });

  it('ticks only the necessary cookies', () => {
    show(story.ThreeChoices);
    const [functional, ...others] = screen.getAllByRole('checkbox');
    expect(functional).toBeChecked();
    expect(functional).toBeDisabled();
    expect(others).toHaveLength(2);
    for (const box of others) {
      expect(box).not.toBeChecked();
      expect(box).toBeEnabled();
    }
  });

  it('ticks choices in advance if the project says so', () => {
    show(story.Preselected);
    expect(screen.getByRole('checkbox', { name: 'Matomo Analytics' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Videos' })).not.toBeChecked();
  });

  it('describes each choice, even while the details are closed', () => {
    show(story.ThreeChoices);
    expect(screen.getByRole('checkbox', { name: 'Videos' })).toHaveAccessibleDescription(
      /^Zeigt Videos anderer Anbieter\..*erfährt der Anbieter Ihre IP-Adresse\.$/,
    );
  });

  // GDPR, article 7(3): the visitor is informed of the right to withdraw before giving consent.
  it('names providers and the right to withdraw in one sentence, and how to do it one press away', () => {
    show(story.ThreeChoices);
    expect(firstParagraph()).toHaveTextContent(
      /^Inhalte von YouTube und Dailymotion laden und Besuche zählen wir nur mit Ihrer Erlaubnis, die Sie jederzeit widerrufen können\. Datenschutzerklärung$/,
    );
    expect(details()).toHaveTextContent(
      /gilt ein Jahr.*jederzeit widerrufen.*„Cookie Einstellungen“/,
    );
  });

  it('mentions neither providers nor statistics that the site does not have', () => {
    const { unmount } = show(story.OneChoice);
    expect(firstParagraph()).toHaveTextContent(/^Inhalte anderer Anbieter laden/);
    unmount();
    show(story.ProvidersUnknown);
    expect(firstParagraph()).not.toHaveTextContent('Besuche');
  });

  // GDPR, article 13(1)(e) and (f); CJEU, C-673/17 (Planet49): recipients and how long cookies stay.
  it('says who receives data, in which countries, and how long cookies stay', () => {
    show(story.ThreeChoices);
    expect(details()).toHaveTextContent(
      'YouTube ist ein Angebot von Google Ireland Limited, Dublin. Daten werden hier verarbeitet: Irland, Vereinigte Staaten (Angemessenheitsbeschluss für das EU-US Data Privacy Framework, Art. 45 DSGVO) und weitere Länder (geeignete Garantien wie Standardvertragsklauseln, Art. 46 DSGVO). Ob und wie lange Cookies bleiben, bestimmt der Anbieter.',
    );
    expect(details()).toHaveTextContent(
      'Dailymotion SA. Daten werden hier verarbeitet: Frankreich, Vereinigte Staaten und Singapur',
    );
    expect(details()).toHaveTextContent(
      '_pk_id für 13 Monate, _pk_ref für sechs Monate, _pk_ses für 30 Minuten',
    );
  });

  it('says if no page shows such content, and if the provider is unknown', () => {
    show(story.ProvidersUnknown);
    expect(details()).toHaveTextContent('Zurzeit zeigt diese Website keine solchen Inhalte.');
    expect(details()).toHaveTextContent('podcast.example: Wer dort Daten erhält');
    expect(details()).toHaveTextContent(
      'OpenStreetMap Foundation, Cambridge. Daten werden hier verarbeitet: Vereinigtes Königreich',
    );
  });

  it('shows “refuse” before “allow”, with the same look', () => {
    show(story.ThreeChoices);
    const buttons = screen.getAllByRole('button');
    expect(textsOf(buttons)).toEqual([
      'Alle Cookies ablehnen',
      'Alle Cookies erlauben',
      'Ausgewählte Cookies erlauben',
    ]);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
    expect(buttons.map((button) => details()!.contains(button))).toEqual([false, false, true]);
  });

  it('has only a button to close if there is nothing to refuse', () => {
    show(story.NothingToRefuse);
    expect(screen.getByRole('button')).toHaveTextContent('Schließen');
    expect(screen.getByText(/^Diese Website lädt nichts/)).toBeInTheDocument();
  });
});
