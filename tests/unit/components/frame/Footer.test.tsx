/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/frame/Footer.stories.tsx';
import { Footer } from '../../../../components/frame/Footer.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Footer', () => {
  it('shows the widgets in the order in which they are given', () => {
    renderOnPage(<Footer {...story.Association.args} />);
    const footer = screen.getByRole('contentinfo');
    const headings = within(footer).getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Anschrift',
      'Kontakt',
      'Öffnungszeiten',
      'Navigation',
    ]);
  });

  it('leads to the legal pages', () => {
    renderOnPage(<Footer {...story.Association.args} />);
    const legal = screen.getByRole('navigation', { name: 'Rechtliches und Übersicht' });
    const links = within(legal).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/impressum',
      '/datenschutz',
      '/barrierefreiheit',
      '/uebersicht',
    ]);
  });

  // Specification, section 2: the footer has a 'Cookie Einstellungen' button.
  it('opens the banner even where nothing is asked', () => {
    renderOnPage(<Footer {...story.OneWidget.args} />);
    expect(screen.getByRole('button', { name: 'Cookie Einstellungen' })).toHaveAttribute(
      'data-consents',
      '',
    );
  });

  it('says that a legal page is in another language', () => {
    renderOnPage(<Footer {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByRole('link', { name: /Accessibilité/ })).toHaveAttribute('hreflang', 'de');
  });
});
