/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { footerWidgetFixtures } from '../../../../components/frame/FooterWidget.fixtures.ts';
import { FooterWidget } from '../../../../components/frame/FooterWidget.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('FooterWidget', () => {
  it.each([
    ['address', 'Anschrift'],
    ['contact', 'Kontakt'],
    ['openingHours', 'Öffnungszeiten'],
    ['navigation', 'Navigation'],
    ['social', 'Soziale Medien'],
  ] as const)('%s has a heading, by which screen readers find it', (widget, name) => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures[widget]} />);
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  });

  it('takes a heading from the editors', () => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures.ownHeader} />);
    expect(screen.getByRole('heading', { name: 'So erreichen Sie uns' })).toBeInTheDocument();
  });

  it('marks a heading that nobody has translated', () => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures.navigationFrench} />, 'fr');
    expect(screen.getByText('Rund um den Verband')).toHaveAttribute('lang', 'de');
  });

  it('shows an address as on an envelope, with the logo where the project wants it', () => {
    const { container } = renderOnPage(<FooterWidget {...footerWidgetFixtures.addressWithLogo} />);
    expect(container.querySelector('address')).toHaveTextContent(
      'Verband der Heilberufe Musterland e. V.Beispielallee 1212345 Musterstadt',
    );
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('shows an address without the logo', () => {
    const { container } = renderOnPage(<FooterWidget {...footerWidgetFixtures.address} />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows with the address telephone, mobile, fax and e-mail', () => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures.address} />);
    expect(terms()).toEqual(['Telefon', 'Mobil', 'Fax', 'E-Mail']);
  });

  it('beside the address, is the way to call and the way to write', () => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures.contactBesideAddress} />);
    expect(terms()).toEqual(['Telefon']);
    expect(screen.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
      'href',
      '/kontakt',
    );
  });

  it('shows telephone, mobile, fax and e-mail', () => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures.contact} />);
    expect(terms()).toEqual(['Telefon', 'Mobil', 'Fax', 'E-Mail']);
  });

  it('shows the opening hours', () => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures.openingHours} />);
    expect(screen.getAllByRole('definition')).toHaveLength(
      footerWidgetFixtures.openingHours.periods.length,
    );
  });

  it('shows links, and of which language the page behind them is', () => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures.navigationFrench} />, 'fr');
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([null, 'de', 'de']);
  });

  it('names each profile: by its own name, its medium or its host', () => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures.social} />);
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual([
      'Facebook (öffnet in neuem Tab)',
      'Google Plus (öffnet in neuem Tab)',
      'Instagram: @vhm.example (öffnet in neuem Tab)',
      'social.vhm.example (öffnet in neuem Tab)',
    ]);
  });

  it('says so where it does not know a widget', () => {
    renderOnPage(<FooterWidget {...footerWidgetFixtures.unknown} />);
    expect(screen.getByText('Widget not found :-(')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

function terms() {
  return screen.queryAllByRole('term').map((term) => term.textContent);
}
