import type { DataRecipient } from '../../components/consent/ChoiceFacts.tsx';
import type { ConsentChoice } from '../../components/consent/ConsentBanner.tsx';
import { plain } from '../../components/i18n/Words.tsx';
import { providerOf, type FunctionId } from '../../contract/thirdParties.ts';
import {
  providersOfContent,
  type ContentProvider,
} from '../../data/privacyNotice/contentProviders.ts';
import { placesInWords } from '../../data/privacyNotice/placesInWords.ts';
import { translate } from '../../data/texts/translation.ts';
import type { PageContext } from '../template/pageContext.ts';

/** The parts of a page's context that the consent question depends on. */
type ConsentContext = Pick<
  PageContext,
  'content' | 'language' | 'labels' | 'href' | 'frameSources'
>;

/** A choice with its default, which is stored with the visitor's answer. */
export type BannerChoice = ConsentChoice & { readonly defaultOn: boolean };

/**
 * Returns the choices in the banner (specification, section 3): what the website needs, analytics
 * if the project uses any, and the editors' consents.
 */
export function consentChoices(context: ConsentContext): readonly BannerChoice[] {
  const choices = [functional(context), ...analytics(context), ...ofEditors(context)];
  return choices.map((choice) => ({ ...choice, ...receivers(choice, context) }));
}

function functional({ labels }: ConsentContext): BannerChoice {
  return {
    functionId: 'functional' satisfies FunctionId,
    name: labels.label('consent.functional.name'),
    description: labels.label('consent.functional.description'),
    storage: labels.text('consent.functional.storage'),
    locked: true,
    preselected: true,
    defaultOn: true,
  };
}

/**
 * Returns the choice for analytics, unless editors have described it themselves as a consent of the
 * same name.
 */
function analytics({ content, labels }: ConsentContext): BannerChoice[] {
  const { project, consents } = content.site;
  const isDescribed = consents.some(
    ({ function_id }) => function_id === ('matomo' satisfies FunctionId),
  );
  if (!project.config.matomo || isDescribed) return [];
  return [
    {
      functionId: 'matomo' satisfies FunctionId,
      name: labels.label('consent.matomo.name'),
      description: labels.label('consent.matomo.description'),
      locked: false,
      preselected: project.config.consent.preselect,
      defaultOn: true,
    },
  ];
}

function ofEditors({ content, language, href }: ConsentContext): BannerChoice[] {
  const { project, consents } = content.site;
  return consents.map(({ function_id, default_on, translations }) => {
    const { display_name, description, link } = translate(translations, language);
    return {
      functionId: function_id,
      name: display_name,
      description,
      link: link === undefined ? undefined : href(plain(link)),
      locked: false,
      preselected: project.config.consent.preselect && default_on,
      defaultOn: default_on,
    };
  });
}

/** Returns the receivers of data: providers of embeds, or the association's own Matomo. */
function receivers(
  { functionId }: BannerChoice,
  context: ConsentContext,
): Pick<ConsentChoice, 'providers' | 'storage'> {
  const { matomo } = context.content.site.project.config;
  switch (functionId) {
    case 'maps':
    case 'videos':
    case 'rating' satisfies FunctionId:
      return { providers: providersOf(functionId, context) };
    case 'matomo' satisfies FunctionId: {
      const host = matomo && new URL(matomo.url).host;
      return host ? { storage: context.labels.text('consent.matomo.storage', { host }) } : {};
    }
    default:
      return {};
  }
}

function providersOf(
  wanted: ContentProvider['kind'],
  { content, language, frameSources }: ConsentContext,
): DataRecipient[] {
  const { config, google_place_id: place } = content.site.project;
  const hasRating = Boolean(place && config.google_maps_key);
  const { recipients } = config.privacy;
  return providersOfContent(frameSources().map(providerOf), { recipients, hasRating })
    .filter(({ kind }) => kind === wanted)
    .map(({ name, company }) => ({
      name,
      company: company?.name,
      places: company && placesInWords(company.places, language),
    }));
}
