/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { widgetFixtures } from '../../../../components/frame/Widget.fixtures.ts';
import { Widget, type WidgetProps } from '../../../../components/frame/Widget.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Widget', () => {
  const headings = {
    address: 'Anschrift',
    contact: 'Kontakt',
    openingHours: 'Öffnungszeiten',
    navigation: 'Navigation',
    social: 'Soziale Medien',
  } satisfies Record<Exclude<WidgetProps['widget'], 'unknown'>, string>;

  it.each(Object.entries(headings))(
    '%s has a heading, by which screen readers find it',
    (widget, name) => {
      renderOnPage(<Widget {...widgetFixtures[widget as keyof typeof headings]} />);
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    },
  );

  it('takes a heading from the editors', () => {
    renderOnPage(<Widget {...widgetFixtures.ownHeader} />);
    expect(screen.getByRole('heading', { name: 'So erreichen Sie uns' })).toBeInTheDocument();
  });

  it('marks a heading that nobody has translated', () => {
    renderOnPage(<Widget {...widgetFixtures.navigationFrench} />, 'fr');
    expect(screen.getByText('Rund um den Verband')).toHaveAttribute('lang', 'de');
  });

  it('shows an address as on an envelope, with the logo where the project wants it', () => {
    const { container } = renderOnPage(<Widget {...widgetFixtures.addressWithLogo} />);
    expect(container.querySelector('address')).toHaveTextContent(
      'Verband der Heilberufe Musterland e. V.Beispielallee 1212345 Musterstadt',
    );
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('shows an address without the logo', () => {
    const { container } = renderOnPage(<Widget {...widgetFixtures.address} />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows with the address telephone, mobile, fax and e-mail', () => {
    renderOnPage(<Widget {...widgetFixtures.address} />);
    expect(terms()).toEqual(['Telefon', 'Mobil', 'Fax', 'E-Mail']);
  });

  it('beside the address, is the way to call and the way to write', () => {
    renderOnPage(<Widget {...widgetFixtures.contactBesideAddress} />);
    expect(terms()).toEqual(['Telefon']);
    expect(screen.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
      'href',
      '/kontakt',
    );
  });

  it('shows telephone, mobile, fax and e-mail', () => {
    renderOnPage(<Widget {...widgetFixtures.contact} />);
    expect(terms()).toEqual(['Telefon', 'Mobil', 'Fax', 'E-Mail']);
  });

  it('shows the opening hours', () => {
    renderOnPage(<Widget {...widgetFixtures.openingHours} />);
    expect(screen.getAllByRole('definition')).toHaveLength(
      widgetFixtures.openingHours.periods.length,
    );
  });

  it('shows links, and of which language the page behind them is', () => {
    renderOnPage(<Widget {...widgetFixtures.navigationFrench} />, 'fr');
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([null, 'de', 'de']);
  });

  it('names each profile: by its own name, its medium or its host', () => {
    renderOnPage(<Widget {...widgetFixtures.social} />);
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual([
      'Facebook (öffnet in neuem Tab)',
      'Google Plus (öffnet in neuem Tab)',
      'Instagram: @vhm.example (öffnet in neuem Tab)',
      'social.vhm.example (öffnet in neuem Tab)',
    ]);
  });

  it('says so where it does not know a widget', () => {
    renderOnPage(<Widget {...widgetFixtures.unknown} />);
    expect(screen.getByText('Widget not found :-(')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

function terms() {
  return screen.queryAllByRole('term').map((term) => term.textContent);
}
