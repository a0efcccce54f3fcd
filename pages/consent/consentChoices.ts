import type { AskedProvider } from '../../components/consent/ChoiceFacts.tsx';
import type { ConsentChoice } from '../../components/consent/ConsentBanner.tsx';
import { providerOf } from '../../components/consent/providers.ts';
import { plain } from '../../components/i18n/Words.tsx';
import { mapsService } from '../../contract/addresses/thirdParties.ts';
import type { FunctionId } from '../../contract/functionId.ts';
import { translate } from '../../data/texts/translation.ts';
import type { PageContext } from '../template/pageContext.ts';

/** What the question is made of. */
export type Asking = Pick<PageContext, 'content' | 'language' | 'labels' | 'href' | 'frameSources'>;

/** A choice with what is kept of it beside the visitor's answer. */
export type AskedChoice = ConsentChoice & { readonly defaultOn: boolean };

/**
 * What visitors are asked about (specification, section 3): what the website needs, analytics where
 * there are some, and what the editors have added. Without anything to refuse, nobody is asked.
 */
export function consentChoices(context: Asking): readonly AskedChoice[] {
  const choices = [functional(context), ...analytics(context), ...ofEditors(context)];
  if (choices.every(({ locked }) => locked)) return [];
  return choices.map((choice) => ({ ...choice, ...receivers(choice, context) }));
}

function functional({ labels }: Asking): AskedChoice {
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

/** Editors may describe it in words of their own, as a consent of the same name. */
function analytics({ content, labels }: Asking): AskedChoice[] {
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

function ofEditors({ content, language, href }: Asking): AskedChoice[] {
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

/** Who receives data: providers of what the pages embed, or the association's own Matomo. */
function receivers(
  { functionId }: AskedChoice,
  { content, labels, frameSources }: Asking,
): Pick<ConsentChoice, 'providers' | 'storage'> {
  const { config, google_place_id } = content.site.project;
  switch (functionId) {
    case 'maps':
    case 'videos':
      return { providers: embedded(functionId, frameSources()) };
    case 'rating' satisfies FunctionId:
      return { providers: google_place_id && config.google_maps_key ? [googlePlaces] : [] };
    case 'matomo' satisfies FunctionId:
      return config.matomo
        ? {
            storage: labels.text('consent.matomo.storage', {
              host: new URL(config.matomo.url).host,
            }),
          }
        : {};
    default:
      return {};
  }
}

/** Each provider once, however many hosts it has. */
function embedded(functionId: string, sources: readonly string[]): AskedProvider[] {
  const providers = sources.map(providerOf).filter((each) => each.functionId === functionId);
  return [...new Map(providers.map(({ host, name }) => [name, { host, name }])).values()];
}

const googlePlaces = { host: new URL(mapsService).host, name: 'Google' };
