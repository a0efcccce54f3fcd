import type { ConsentBannerProps, ConsentChoice } from '../../components/consent/ConsentBanner.tsx';
import type { ConsentEntry } from '../../components/consent/consentEntry.ts';
import { plain } from '../../components/i18n/Words.tsx';
import { translate } from '../../data/translation.ts';
import type { PageContext } from './pageContext.ts';

/** A choice with what is kept of it beside the visitor's answer. */
type AskedChoice = ConsentChoice & { readonly defaultOn: boolean };

/**
 * What visitors are asked about (specification, section 3): what the website needs, analytics where
 * there are some, and what the editors have added. Without anything to refuse, nobody is asked.
 */
export function consentChoices(context: PageContext): readonly AskedChoice[] {
  const choices = [functional(context), ...analytics(context), ...ofEditors(context)];
  return choices.some(({ locked }) => !locked) ? choices : [];
}

export function consentBannerProps(context: PageContext): ConsentBannerProps {
  return {
    choices: consentChoices(context).map(({ defaultOn: _defaultOn, ...choice }) => choice),
    privacyHref: context.href('/datenschutz'),
  };
}

/** What is kept in the browser, before any answer. */
export function consentEntries(context: PageContext): ConsentEntry[] {
  return consentChoices(context).map((choice) => ({
    function_id: choice.functionId,
    display_name: plain(choice.name),
    description: plain(choice.description ?? ''),
    link: choice.link ?? '',
    default_on: choice.defaultOn,
    consentGiven: choice.locked,
    locked: choice.locked,
  }));
}

function functional({ labels }: PageContext): AskedChoice {
  return {
    functionId: 'functional',
    name: labels.label('consent.functional.name'),
    description: labels.label('consent.functional.description'),
    locked: true,
    preselected: true,
    defaultOn: true,
  };
}

/** Editors may describe it in words of their own, as a consent of the same name. */
function analytics({ content, labels }: PageContext): AskedChoice[] {
  const { project, consents } = content.site;
  const isDescribed = consents.some(({ function_id }) => function_id === 'matomo');
  if (!project.config.matomo || isDescribed) return [];
  return [
    {
      functionId: 'matomo',
      name: labels.label('consent.matomo.name'),
      description: labels.label('consent.matomo.description'),
      locked: false,
      preselected: project.config.consent.preselect,
      defaultOn: true,
    },
  ];
}

function ofEditors({ content, language, href }: PageContext): AskedChoice[] {
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
