import type { ConsentChoice } from '../../components/consent/ConsentBanner.tsx';
import { plain } from '../../components/i18n/Words.tsx';
import type { FunctionId } from '../../contract/functionId.ts';
import { translate } from '../../data/texts/translation.ts';
import type { PageContext } from '../template/pageContext.ts';

/** A choice with what is kept of it beside the visitor's answer. */
export type AskedChoice = ConsentChoice & { readonly defaultOn: boolean };

/**
 * What visitors are asked about (specification, section 3): what the website needs, analytics where
 * there are some, and what the editors have added. Without anything to refuse, nobody is asked.
 */
export function consentChoices(context: PageContext): readonly AskedChoice[] {
  const choices = [functional(context), ...analytics(context), ...ofEditors(context)];
  return choices.some(({ locked }) => !locked) ? choices : [];
}

function functional({ labels }: PageContext): AskedChoice {
  return {
    functionId: 'functional' satisfies FunctionId,
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
