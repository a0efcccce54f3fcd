import { describe, expect, it } from '@jest/globals';
import { widgetNames } from '../../../../data/kinds/widgets.ts';
import { footerProps } from '../../../../pages/frame/footerProps.ts';
import { legalPageProps } from '../../../../pages/legal/legalPageProps.ts';
import { smallest } from '../../data/smallContent.ts';
import { contextAt } from '../pageAt.tsx';
import { entry, siteContent } from '../site.ts';

const footerWith = (records: object, path = '/') =>
  footerProps(contextAt(path, siteContent(records)));

const widget = (widget_name: string, others: object = {}) => ({
  widget_name,
  translations: [
    { language: 'de', header: 'Überschrift' },
    { language: 'en', header: 'Heading' },
  ],
  ...others,
});

/** The footer with one widget in it. */
const widgetWith = (record: object, records: object = {}, path = '/') =>
  footerWith({ ...records, widgets: [record] }, path).widgets[0];

describe('the legal links', () => {
  const showing = { project: [{ ...smallest.project[0]!, show_accessibility: true }] };

  it('are the imprint and the privacy notice', () => {
    expect(footerWith({}).legalLinks).toEqual([
      { label: 'Impressum', href: '/impressum' },
      { label: 'Datenschutz', href: '/datenschutz' },
    ]);
  });

  it('have the accessibility statement only where the project shows it', () => {
    expect(footerWith(showing).legalLinks[2]).toEqual({
      label: 'Barrierefreiheit',
      href: '/barrierefreiheit',
    });
    expect(footerWith({}).legalLinks).toHaveLength(2);
  });

  it('lead to the pages in the language of the page', () => {
    const hrefs = (path: string) => footerWith(showing, path).legalLinks.map(({ href }) => href);
    expect(hrefs('/en/contact')).toEqual(['/en/imprint', '/en/privacy', '/en/accessibility']);
    expect(hrefs('/fr/')).toEqual([
      '/fr/mentions-legales',
      '/fr/mentions-legales#privacy',
      '/fr/accessibilite',
    ]);
  });
});

it('says whether those are asked, too, who have answered', () => {
  const [project] = smallest.project;
  expect(footerWith({}).showConsents).toBeUndefined();
  const config = { consent: { show: true } };
  expect(footerWith({ project: [{ ...project, config }] }).showConsents).toBe(true);
});

describe('the widgets', () => {
  it('stand in the order of their sort', () => {
    const widgets = [widget('social', { sort: 2 }), widget('contact', { sort: 1 })];
    expect(footerWith({ widgets }).widgets.map(({ widget }) => widget)).toEqual([
      'contact',
      'social',
    ]);
  });

  it('are four, with headings of their own, where the editors chose none', () => {
    expect(footerWith({ widgets: [] }).widgets.map(({ widget }) => widget)).toEqual([
      'address',
      'contact',
      'openingHours',
      'navigation',
    ]);
    expect(footerWith({ widgets: [] }).widgets[0]).toMatchObject({ header: undefined });
  });

  it('stand where their position says: in the footer, or in the sidebar of legal pages', () => {
    const widgets = [
      widget('social', { position: 'sidebar' }),
      widget('contact', { position: 'footer' }),
    ];
    const names = (of: readonly { widget: string }[]) => of.map((each) => each.widget);
    const context = contextAt('/datenschutz', siteContent({ widgets }));
    expect(names(footerProps(context).widgets)).toEqual(['contact']);
    expect(names(legalPageProps(context).widgets)).toEqual(['social']);
  });

  it('in the sidebar leave the footer its four', () => {
    const widgets = [widget('social', { position: 'sidebar' })];
    expect(footerWith({ widgets }).widgets).toHaveLength(4);
  });

  it('contact: leaves to the address what stands there, and leads to the form', () => {
    expect(widgetWith(widget('contact'), {}, '/en/')).toMatchObject({
      formHref: '/en/contact',
      isBesideAddress: false,
    });
    const both = footerWith({ widgets: [widget('address'), widget('contact')] }).widgets;
    expect(both[1]).toMatchObject({ formHref: '/kontakt', isBesideAddress: true });
  });

  it('have a heading in the language of the page, or the German one marked as such', () => {
    expect(widgetWith(widget('contact'), {}, '/en/')).toMatchObject({ header: 'Heading' });
    expect(widgetWith(widget('contact'), {}, '/fr/')).toMatchObject({
      header: { text: 'Überschrift', lang: 'de' },
    });
  });

  it('address: shows the logo only if configured', () => {
    expect(widgetWith(widget('address'))).not.toHaveProperty('logo');
    expect(widgetWith(widget('address', { props: { showLogo: true } }))).toMatchObject({
      widget: 'address',
      contact: { companyName: 'Verband e. V.', city: 'Musterstadt' },
      logo: { src: '/images/logo.svg', width: 64, height: 32 },
    });
  });

  it('openingHours: shows the periods', () => {
    expect(
      widgetWith(widget('openingHours'), { openingPeriods: [{ day: 0 }, { day: 1 }] }),
    ).toEqual({
      widget: 'openingHours',
      header: 'Überschrift',
      periods: [{ day: { label: 'openingHours.days.1' } }],
    });
  });

  it('navigation: has the links of the footer’s menu, and marks none', () => {
    const menus = [
      { id: 'primary', entries: [entry('Satzung', 'Statutes', { path: '/satzung' })] },
      {
        id: 'footer',
        entries: [
          entry('Kontakt', 'Contact', { path: '/kontakt' }),
          entry('Satzung', 'Statutes', { path: '/satzung', type: 'button' }),
        ],
      },
    ];
    expect(widgetWith(widget('navigation'), { menus }, '/en/contact')).toEqual({
      widget: 'navigation',
      header: 'Heading',
      links: [
        { label: 'Contact', href: '/en/contact' },
        { label: 'Statutes', href: '/en/statutes', isButton: true },
      ],
    });
    expect(widgetWith(widget('navigation'))).toMatchObject({ links: [] });
  });

  it('social: has the profiles', () => {
    const socialEntries = [
      { media: 'other', display_name: 'Mastodon', external_path: 'https://social.example/@vhm' },
      { media: 'facebook', path: 'https://facebook.example/vhm' },
    ];
    expect(widgetWith(widget('social'), { socialEntries })).toMatchObject({
      profiles: [
        { media: 'other', name: 'Mastodon', href: 'https://social.example/@vhm' },
        { media: 'facebook', name: undefined, href: 'https://facebook.example/vhm' },
      ],
    });
  });

  it('social: leads inside the site in the language of the page', () => {
    const socialEntries = [{ media: 'other', display_name: 'Blog', path: '/kontakt' }];
    expect(widgetWith(widget('social'), { socialEntries }, '/en/contact')).toMatchObject({
      profiles: [{ name: 'Blog', href: '/en/contact' }],
    });
  });

  it.each(widgetNames)('have the content that their name says: %s', (name) => {
    expect(widgetWith(widget(name))).toMatchObject({ widget: name });
  });

  it('of a name that nobody knows say so, and stop no build', () => {
    expect(widgetWith(widget('weather'))).toEqual({ widget: 'unknown', name: 'weather' });
  });
});

describe('the question of consent', () => {
  it.each([
    ['nothing where there is nothing to refuse', [], []],
    ['all that there is where there is', ['videos'], ['functional', 'videos']],
  ])('is about %s', (_, ids, expected) => {
    const consents = ids.map((function_id) => ({
      function_id,
      translations: [{ language: 'de', display_name: 'Videos' }],
    }));
    expect(footerWith({ consents }).consents).toEqual(expected);
  });
});
