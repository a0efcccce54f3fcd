import type { WidgetProps } from '../../components/frame/Widget.tsx';
import type { NavigationLink } from '../../components/navigation/navigationEntry.ts';
import type { Site } from '../../data/model/site.ts';
import { widgetNames, type Widget } from '../../data/kinds/widgets.ts';
import { namedPages } from '../../data/routes/namedRoutes.ts';
import { translate } from '../../data/texts/translation.ts';
import { contactDetailsProps } from '../contact/contactDetailsProps.ts';
import { openingHoursProps } from '../contact/openingHoursProps.ts';
import { imagePath } from '../content/imagePath.ts';
import type { PageContext } from '../template/pageContext.ts';
import { subNavigationLink } from './navigationLink.ts';

/**
 * Returns the widgets that editors chose for a place, sorted. A footer without any gets the four of
 * the specification, section 9.
 */
export function widgetsAt(place: Widget['position'], context: PageContext): WidgetProps[] {
  return recordsAt(place, context.content.site).map((widget) => widgetProps(widget, context));
}

function recordsAt(
  place: Widget['position'],
  { widgets }: Pick<Site, 'widgets'>,
): readonly Widget[] {
  const chosen = widgets.filter(({ position }) => position === place);
  return chosen.length === 0 && place === 'footer' ? defaultWidgets : chosen;
}

/** Specification, section 9. */
const defaultWidgets: readonly Widget[] = ['address', 'contact', 'openingHours', 'navigation'].map(
  (widget_name, sort) => ({
    widget_name,
    sort,
    position: 'footer',
    props: { showLogo: false },
    translations: [],
  }),
);

function widgetProps(widget: Widget, context: PageContext): WidgetProps {
  const { content, language } = context;
  const { site } = content;
  const { header } = translate(widget.translations, context.language);
  // A widget without a case does not compile.
  switch (widgetNames.find((name) => name === widget.widget_name)) {
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
        formHref: context.href(namedPages.contact.de),
        isBesideAddress: recordsAt(widget.position, site).some(
          ({ widget_name }) => widget_name === 'address',
        ),
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
    case undefined:
      return { widget: 'unknown', name: widget.widget_name };
  }
}

/** Removes the mark: all pages of a language share one footer. */
function withoutMark({ current: _current, ...link }: NavigationLink): NavigationLink {
  return link;
}
