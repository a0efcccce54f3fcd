/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/frame/Widget.stories.tsx';
import { Widget } from '../../../../components/frame/Widget.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Widget', () => {
  it.each([
    ['Anschrift', story.Address.args],
    ['Kontakt', story.Contact.args],
    ['Öffnungszeiten', story.OpeningHours.args],
    ['Navigation', story.Navigation.args],
    ['Soziale Medien', story.Social.args],
  ])('has a heading, by which screen readers find it: %s', (name, props) => {
    renderOnPage(<Widget {...props} />);
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  });

  it('takes a heading from the editors', () => {
    renderOnPage(<Widget {...story.ContactWithOwnHeading.args} />);
    expect(screen.getByRole('heading', { name: 'So erreichen Sie uns' })).toBeInTheDocument();
  });

  it('marks a heading that nobody has translated', () => {
    renderOnPage(<Widget {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByText('Rund um den Verband')).toHaveAttribute('lang', 'de');
  });

  it('shows an address as on an envelope, with the logo where the project wants it', () => {
    const { container } = renderOnPage(<Widget {...story.AddressWithLogo.args} />);
    expect(container.querySelector('address')).toHaveTextContent(
      'Verband der Heilberufe Musterland e. V.Beispielallee 1212345 Musterstadt',
    );
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('shows an address without the logo', () => {
    const { container } = renderOnPage(<Widget {...story.Address.args} />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows with the address telephone, mobile, fax and e-mail', () => {
    renderOnPage(<Widget {...story.Address.args} />);
    expect(terms()).toEqual(['Telefon', 'Mobil', 'Fax', 'E-Mail']);
  });

  it('beside the address, is the way to call and the way to write', () => {
    renderOnPage(<Widget {...story.ContactBesideAddress.args} />);
    expect(terms()).toEqual(['Telefon']);
    expect(screen.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
      'href',
      '/kontakt',
    );
  });

  it('shows telephone, mobile, fax and e-mail', () => {
    renderOnPage(<Widget {...story.Contact.args} />);
    expect(terms()).toEqual(['Telefon', 'Mobil', 'Fax', 'E-Mail']);
  });

  it('shows the opening hours', () => {
    renderOnPage(<Widget {...story.OpeningHours.args} />);
    expect(screen.getAllByRole('definition')).toHaveLength(story.OpeningHours.args.periods.length);
  });

  it('shows links, and of which language the page behind them is', () => {
    renderOnPage(<Widget {...story.PartlyTranslated.args} />, 'fr');
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([null, 'de', 'de']);
  });

  it('names each profile: by its own name, its medium or its host', () => {
    renderOnPage(<Widget {...story.Social.args} />);
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual([
      'Facebook (öffnet in neuem Tab)',
      'Google Plus (öffnet in neuem Tab)',
      'Instagram: @vhm.example (öffnet in neuem Tab)',
      'social.vhm.example (öffnet in neuem Tab)',
    ]);
  });

  it('says so where it does not know a widget', () => {
    renderOnPage(<Widget {...story.Unknown.args} />);
    expect(screen.getByText('Widget not found :-(')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

function terms() {
  return screen.queryAllByRole('term').map((term) => term.textContent);
}
