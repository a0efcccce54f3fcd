/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Widget, type WidgetProps } from '../../../../components/frame/Widget.tsx';
import { widgetNames } from '../../../../data/kinds/widgets.ts';
import { labels } from '../../../../locales/languages.ts';
import * as story from '../../../../stories/frame/Widget.stories.tsx';
import { headings, hrefOf, renderOnPage, textsOf } from '../../onPage.tsx';

const allWays = ['Telefon', 'Mobil', 'Fax', 'E-Mail'];
const terms = () => textsOf(screen.queryAllByRole('term'));

const { default: _meta, ...stories } = story;
const samples = Object.values(stories).map(({ args }): WidgetProps => args);

describe('Widget', () => {
  it.each(widgetNames)('has a story, and a heading by which screen readers find it: %s', (name) => {
    expect(samples.map(({ widget }) => widget)).toContain(name);
    renderOnPage(<Widget {...samples.find(({ widget }) => widget === name)!} />);
    const heading = labels.de.footer.widgets[name];
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
  });

  it('has the editors’ heading instead', () => {
    renderOnPage(<Widget {...story.ContactWithOwnHeading.args} />);
    expect(headings()).toEqual(['So erreichen Sie uns']);
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
