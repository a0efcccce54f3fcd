import { plain } from '../../components/i18n/Words.tsx';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { firstAddress, primaryEmail } from '../../data/kinds/selections.ts';
import { translate } from '../../data/texts/translation.ts';
import { iconFiles } from '../../eleventy/icons/iconFiles.ts';
import { contactDetailsProps } from '../contact/contactDetailsProps.ts';
import type { PageContext } from '../template/pageContext.ts';
import { openingHoursSpecification } from './openingHoursSpecification.ts';
import type { Thing } from './thing.ts';

/** Returns the owner of the website, with contact details and opening hours. */
export function organization(context: PageContext, siteUrl: string): Thing {
  const { company, openingPeriods, socialEntries } = context.content.site;
  const address = postalAddress(context);
  const profiles = socialEntries
    .map((entry) => entry.external_path)
    .filter((href) => !href.startsWith('/'));
  const openingHours = openingHoursSpecification(openingPeriods, context.language);
  const { phone, fax } = contactDetailsProps(company);
  return {
    ...publisher(context, siteUrl),
    legalName: company.company_name,
    address,
    telephone: phone && dialled(phone),
    faxNumber: fax && dialled(fax),
    email: primaryEmail(company),
    ...(openingHours.length > 0 && openPlace(context, address, openingHours)),
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

/**
 * Returns the opening hours: directly for a shop, which is a place, and with a location for any
 * other organisation.
 */
function openPlace(
  { content }: PageContext,
  address: Thing,
  openingHoursSpecification: readonly Thing[],
): Readonly<Record<string, unknown>> {
  return content.isShop
    ? { openingHoursSpecification }
    : { location: { '@type': 'Place', address, openingHoursSpecification } };
}

/** Returns the owner without contact details, as the publisher of an article or product. */
export function publisher({ content, language }: PageContext, siteUrl: string): Thing {
  const { seo_title } = translate(content.site.project.translations, language);
  return {
    '@type': content.isShop ? 'Store' : 'Organization',
    name: plain(seo_title),
    url: `${siteUrl}${homePath(language)}`,
    logo: `${siteUrl}/${iconFiles.large}`,
  };
}

function postalAddress({ content }: PageContext): Thing {
  const { street, number, zip_code, city } = firstAddress(content.site.company);
  return {
    '@type': 'PostalAddress',
    streetAddress: `${street} ${number}`,
    postalCode: zip_code,
    addressLocality: city,
  };
}

/** Returns a number in dialling format, or as written if it could not be parsed. */
function dialled({ href, text }: { readonly href?: string; readonly text: string }): string {
  return href?.replace('tel:', '') ?? text;
}
