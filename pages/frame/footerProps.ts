import type { FooterProps } from '../../components/frame/Footer.tsx';
import type { FooterWidgetProps } from '../../components/frame/footerWidget.ts';
import type { NavigationLink } from '../../components/navigation/navigationEntry.ts';
import type { Site } from '../../data/model/site.ts';
import type { Widget } from '../../data/model/widget.ts';
import { accessibilityPath } from '../../data/routes/namedRoutes.ts';
import { translate } from '../../data/texts/translation.ts';
import { consentChoices } from '../consent/consentChoices.ts';
import { consentVersion } from '../consent/consentVersion.ts';
import { contactDetailsProps } from '../contact/contactDetailsProps.ts';
import { imagePath } from '../content/imagePath.ts';
import { namedPath } from '../template/namedPath.ts';
import { subNavigationLink } from './navigationLink.ts';
import { openingHoursProps } from '../contact/openingHoursProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/** The footer: the project's widgets and the legal pages. */
export function footerProps(context: PageContext): FooterProps {
  const { site } = context.content;
  const { consent, matomo } = site.project.config;
  return {
    widgets: widgetsOf(site).map((widget) => footerWidget(widget, context)),
    legalLinks: legalLinks(context),
    consents: askedFor(context),
    consentVersion: consentVersion(context),
    showConsents: consent.show,
    ...(matomo && { matomo: { url: matomo.url, siteId: matomo.site_id } }),
    owner: site.company.company_name,
  };
}

/** What a visitor without an answer is asked about: nothing where there is nothing to refuse. */
function askedFor(context: PageContext): string[] {
  const choices = consentChoices(context);
  if (choices.every(({ locked }) => locked)) return [];
  return choices.map(({ functionId }) => functionId);
}

/** Those that the editors chose, or the four of section 9 of the specification. */
function widgetsOf({ widgets }: Pick<Site, 'widgets'>): readonly Widget[] {
  if (widgets.length > 0) return widgets;
  return ['address', 'contact', 'openingHours', 'navigation'].map((widget_name, sort) => ({
    widget_name,
    sort,
    position: 'footer',
    props: { showLogo: false },
    translations: [],
  }));
}

function footerWidget(widget: Widget, context: PageContext): FooterWidgetProps {
  const { content, language } = context;
  const { site } = content;
  const { header } = translate(widget.translations, context.language);
  switch (widget.widget_name) {
    case 'address':
      return {
        widget: 'address',
        header,
        contact: contactDetailsProps(site.company),
        ...(widget.props.showLogo && {
          logo: { ...site.project.logo, src: imagePath(site.project.logo.file) },
        }),
      };
    case 'contact':
      return {
        widget: 'contact',
        header,
        contact: contactDetailsProps(site.company),
        formHref: context.href('/kontakt'),
        isBesideAddress: widgetsOf(site).some(({ widget_name }) => widget_name === 'address'),
      };
    case 'openingHours':
      return {
        widget: 'openingHours',
        header,
        periods: openingHoursProps(site.openingPeriods, context.language),
      };
    case 'navigation': {
      const entries = content.menusIn(language).find(({ id }) => id === 'footer')?.entries ?? [];
      return {
        widget: 'navigation',
        header,
        links: entries.map((entry) => withoutMark(subNavigationLink(entry, context))),
      };
    }
    case 'social':
      return {
        widget: 'social',
        header,
        profiles: site.socialEntries.map(({ media, display_name, external_path }) => ({
          media,
          name: display_name,
          href: external_path.startsWith('/') ? context.href(external_path) : external_path,
        })),
      };
    default:
      return { widget: 'unknown', name: widget.widget_name };
  }
}

/**
 * The legal pages, of which the accessibility statement only where the project shows it
 * (specification, section 2), and the list of all pages.
 */
function legalLinks(context: PageContext): NavigationLink[] {
  const { content, labels } = context;
  const links = [
    { label: labels.label('footer.imprint'), path: '/impressum' },
    { label: labels.label('footer.privacy'), path: '/datenschutz' },
    ...(content.site.project.show_accessibility
      ? [{ label: labels.label('footer.accessibility'), path: accessibilityPath }]
      : []),
  ];
  const sitemap = namedPath('sitemap', context);
  return [
    ...links.map(({ label, path }) => ({ label, href: context.href(path) })),
    ...(sitemap === undefined ? [] : [{ label: labels.label('footer.sitemap'), href: sitemap }]),
  ];
}

/** One footer serves all pages of a language, so none is marked in it. */
function withoutMark({ current: _current, ...link }: NavigationLink): NavigationLink {
  return link;
}
