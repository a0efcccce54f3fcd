/** @jest-environment jsdom */
import { ContactPage } from '../../../../components/contact/ContactPage.tsx';
import { Association } from '../../../../stories/contact/ContactPage.stories.tsx';
import { headings, hrefOf, renderOnPage } from '../../onPage.tsx';

it('has a heading for each way to the association, and only links to a map', () => {
  const { container } = renderOnPage(<ContactPage {...Association.args} />);
  expect(headings()).toEqual([
    'Kontakt',
    'So erreichen Sie uns',
    'Öffnungszeiten',
    'Schreiben Sie uns',
    'So finden Sie uns',
  ]);
  expect(hrefOf(/^Karte bei OpenStreetMap öffnen/)).toBe(Association.args.mapHref);
  expect(container.querySelector('iframe, [src^="http"]')).toBeNull();
});

it('has no heading for opening hours that nobody has entered', () => {
  renderOnPage(<ContactPage {...Association.args} openingHours={[]} />);
  expect(headings()).not.toContain('Öffnungszeiten');
});
