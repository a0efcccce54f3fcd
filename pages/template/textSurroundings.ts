import { createElement } from 'react';
import { ExternalContent } from '../../components/consent/ExternalContent.tsx';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { render } from '../../eleventy/rendering/render.tsx';
import type { TextSurroundings } from '../../eleventy/richText/richText.ts';
import type { Language } from '../../locales/languages.ts';
import type { TemplateData } from './templateData.ts';

/** Returns the properties of the site that editors' texts need in a language. */
export function textSurroundings(
  {
    environment,
    siteContent,
    contentImages,
  }: Pick<TemplateData, 'environment' | 'siteContent' | 'contentImages'>,
  language: Language,
): TextSurroundings {
  return {
    language,
    localised: (path) => siteContent.addressOf(path, language),
    newTabHint: labelsFor(language).text('link.newTab'),
    siteOrigin: environment.siteUrl,
    image: (address) => contentImages.get(address),
    embed: (embed, privacyHref) =>
      render(createElement(ExternalContent, { ...embed, privacyHref, lang: language }), language),
  };
}
