import type { ConsentManagerProps } from '../../components/legal/ConsentManager.tsx';
import type {
  LegalContentProps,
  LegalTextIdentifier,
} from '../../components/legal/LegalContent.tsx';
import { licences } from '../../data/files/licences.ts';
import { namedPages } from '../../data/routes/namedRoutes.ts';
import { translate, untranslated, type TranslatedText } from '../../data/texts/translation.ts';
import { phoneNumber } from '../contact/contactDetailsProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the blocks of an imprint before and after its own text; empty blocks are left out. */
export function imprintContentProps(context: PageContext) {
  const { content, language } = context;
  const { company, legal } = content.site;
  const texts = translate(legal.translations, language);
  const text = (identifier: LegalTextIdentifier, of: TranslatedText | undefined) =>
    textBlock(context, identifier, of);
  return {
    opening: text('additional_top_info', texts.additional_top_info),
    contents: [
      ...text('legal_authority', untranslated(company.legal_authority, language)),
      ...text('insurance', texts.insurance),
      ...pictureCredits(context, texts.image_sources),
      ...dataProtection(context),
      ...text('additional_bottom_info', texts.additional_bottom_info),
    ],
  };
}

/**
 * Returns the blocks of a privacy notice after its own text, on a page without imprint. Call this
 * after preparing that text, whose ids count.
 */
export function privacyContentProps(context: PageContext): LegalContentProps[] {
  return [...dataProtection(context), ...privacyPartContentProps(context)];
}

/**
 * Returns these blocks for a page that is also an imprint, which already names the data protection
 * officer.
 */
export function privacyPartContentProps(context: PageContext): LegalContentProps[] {
  const { content, names } = context;
  const { matomo } = content.site.project.config;
  // Adds sections that the page's texts lack, since other pages link to them.
  const lacks = (id: string) => names.ids.areFree([id]);
  return [
    ...(lacks('cookies') ? [{ identifier: 'cookies' } as const] : []),
    ...(lacks('analytics')
      ? [{ identifier: 'analytics', isCounted: Boolean(matomo) } as const]
      : []),
    ...(content.site.legal.rolex_area ? [{ identifier: 'rolex' } as const] : []),
    { identifier: 'consentmanager', matomo: optOut(context) },
    { identifier: 'offline_reading' },
  ];
}

/** Returns Matomo's own opt-out page, in the visitor's language. */
function optOut({ content, language, href }: PageContext): ConsentManagerProps['matomo'] {
  const { matomo } = content.site.project.config;
  if (!matomo) return undefined;
  const query = new URLSearchParams({ module: 'CoreAdminHome', action: 'optOut', language });
  return {
    src: `${matomo.url.replace(/\/$/, '')}/index.php?${query.toString()}`,
    privacyHref: href(namedPages.privacy.de),
  };
}

function textBlock(
  { richText }: PageContext,
  identifier: LegalTextIdentifier,
  text: TranslatedText | undefined,
): LegalContentProps[] {
  const prepared = richText(text, { rankAbove: 2 });
  return prepared ? [{ identifier, text: prepared.props }] : [];
}

function pictureCredits(
  { content, richText }: PageContext,
  text: TranslatedText | undefined,
): LegalContentProps[] {
  const prepared = richText(text, { rankAbove: 2 });
  const credits = content.site.legal.pictures.map((picture) => ({
    ...picture,
    licenceHref: licences[picture.licence ?? ''],
  }));
  if (!prepared && credits.length === 0) return [];
  return [{ identifier: 'image_sources', text: prepared?.props, credits }];
}

function dataProtection({ content }: PageContext): LegalContentProps[] {
  const { data_protection_commissioner, origin } = content.site.legal;
  const officers = data_protection_commissioner.map((officer) => ({
    name: officer.name,
    street: officer.street,
    number: officer.number,
    zipCode: officer.zip_code,
    city: officer.city,
    phone: officer.phone_number ? phoneNumber(officer.phone_number, origin) : undefined,
    email: officer.email ?? undefined,
  }));
  return officers.length > 0 ? [{ identifier: 'data_protection', officers }] : [];
}
