import type { FooterProps } from '../../components/frame/Footer.tsx';
import type { NavigationLink } from '../../components/navigation/navigationEntry.ts';
import { accessibilityPath, namedPages } from '../../data/routes/namedRoutes.ts';
import { consentChoices } from '../consent/consentChoices.ts';
import { consentVersion } from '../consent/consentVersion.ts';
import { namedPath } from '../template/namedPath.ts';
import type { PageContext } from '../template/pageContext.ts';
import { widgetsAt } from './widgetsAt.ts';

/** Returns the footer's widgets and legal links. */
export function footerProps(context: PageContext): FooterProps {
  const { project, company } = context.content.site;
  const { consent, matomo } = project.config;
  return {
    widgets: widgetsAt('footer', context),
    legalLinks: legalLinks(context),
    consents: choiceIds(context),
    consentVersion: consentVersion(context),
    showConsents: consent.show,
    ...(matomo && { matomo: { url: matomo.url, siteId: matomo.site_id } }),
    owner: company.company_name,
  };
}

/** Returns the ids of the choices in the banner; none if there is nothing to refuse. */
function choiceIds(context: PageContext): string[] {
  const choices = consentChoices(context);
  if (choices.every(({ locked }) => locked)) return [];
  return choices.map(({ functionId }) => functionId);
}

/**
 * Returns links to the legal pages and the list of all pages. The accessibility statement is
 * included only if the project shows it (specification, section 2).
 */
function legalLinks(context: PageContext): NavigationLink[] {
  const { content, labels } = context;
  const links = [
    { label: labels.label('footer.imprint'), path: namedPages.imprint.de },
    { label: labels.label('footer.privacy'), path: namedPages.privacy.de },
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
