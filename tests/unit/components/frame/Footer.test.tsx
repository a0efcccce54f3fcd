/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Footer } from '../../../../components/frame/Footer.tsx';
import {
  Association,
  OneWidget,
  PartlyTranslated,
} from '../../../../stories/frame/Footer.stories.tsx';
import { headings, hrefsOf, renderOnPage } from '../../onPage.tsx';

describe('Footer', () => {
  it('shows the widgets in the given order, and links to the legal pages', () => {
    renderOnPage(<Footer {...Association.args} />);
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(headings(2)).toEqual(['Anschrift', 'Kontakt', 'Öffnungszeiten', 'Navigation']);
    const legal = screen.getByRole('navigation', { name: 'Rechtliches und Übersicht' });
    expect(hrefsOf(within(legal).getAllByRole('link'))).toEqual([
      '/impressum',
      '/datenschutz',
      '/barrierefreiheit',
      '/uebersicht',
    ]);
  });

  // Specification, section 2: the footer has a 'Cookie Einstellungen' button.
  it('can open the consent banner even if there are no consents', () => {
    renderOnPage(<Footer {...OneWidget.args} />);
    const button = screen.getByRole('button', { name: 'Cookie Einstellungen' });
    expect(button).toHaveAttribute('data-consents', '');
  });

  it('says that a legal page is in another language', () => {
    renderOnPage(<Footer {...PartlyTranslated.args} />, 'fr');
    expect(screen.getByRole('link', { name: /Accessibilité/ })).toHaveAttribute('hreflang', 'de');
  });
});
