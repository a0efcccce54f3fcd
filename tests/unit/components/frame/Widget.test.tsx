/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Widget, type WidgetProps } from '../../../../components/frame/Widget.tsx';
import * as story from '../../../../stories/frame/Widget.stories.tsx';
import { hrefOf, renderOnPage, textsOf } from '../../onPage.tsx';

const allWays = ['Telefon', 'Mobil', 'Fax', 'E-Mail'];
const terms = () => textsOf(screen.queryAllByRole('term'));

/** Does not compile if a widget has no sample. */
const headingsOf: Record<Exclude<WidgetProps['widget'], 'unknown'>, [string, WidgetProps]> = {
  address: ['Anschrift', story.Address.args],
  contact: ['Kontakt', story.Contact.args],
  openingHours: ['Öffnungszeiten', story.OpeningHours.args],
  navigation: ['Navigation', story.Navigation.args],
  social: ['Soziale Medien', story.Social.args],
};

describe('Widget', () => {
  it.each<[string, WidgetProps]>([
    ...Object.values(headingsOf),
    ['So erreichen Sie uns', story.ContactWithOwnHeading.args],
  ])('has a heading, by which screen readers find it: %s', (name, props) => {
    renderOnPage(<Widget {...props} />);
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  });

  it('shows an address with or without the logo, and with all contact data', () => {
    const { container, unmount } = renderOnPage(<Widget {...story.AddressWithLogo.args} />);
    expect(container.querySelector('address')).toHaveTextContent(
      'Verband der Heilberufe Musterland e. V.Beispielallee 1212345 Musterstadt',
    );
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    unmount();
    const withoutLogo = renderOnPage(<Widget {...story.Address.args} />).container;
    expect(withoutLogo.querySelector('img')).toBeNull();
    expect(terms()).toEqual(allWays);
  });

  it('shows all contact data, or next to the address, which has the numbers, only how to write', () => {
    const { unmount } = renderOnPage(<Widget {...story.Contact.args} />);
    expect(terms()).toEqual(allWays);
    unmount();
    renderOnPage(<Widget {...story.ContactBesideAddress.args} />);
    expect(screen.queryByRole('term')).toBeNull();
    expect(hrefOf('Nachricht schreiben')).toBe('/kontakt');
  });

  it('shows the opening hours', () => {
    renderOnPage(<Widget {...story.OpeningHours.args} />);
    expect(screen.getAllByRole('definition')).toHaveLength(4);
  });

  it('shows no heading without opening hours below it', () => {
    renderOnPage(<Widget {...story.OpeningHours.args} periods={[]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows links, with the language of their pages', () => {
    renderOnPage(<Widget {...story.PartlyTranslated.args} />, 'fr');
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([null, 'de', 'de']);
  });

  it('names each profile: by its own name, its medium or its host', () => {
    renderOnPage(<Widget {...story.Social.args} />);
    expect(textsOf(screen.getAllByRole('link'))).toEqual([
      'Facebook (öffnet in neuem Tab)',
      'Google Plus (öffnet in neuem Tab)',
      'Instagram: @vhm.example (öffnet in neuem Tab)',
      'social.vhm.example (öffnet in neuem Tab)',
    ]);
  });

  it('says if a widget is unknown', () => {
    renderOnPage(<Widget {...story.Unknown.args} />);
    expect(screen.getByText('Widget not found :-(')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
