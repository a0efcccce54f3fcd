import { headingsOf, legalIds } from '../components/legal/legalHeadings.ts';
import { ImprintPage, type PrivacyPart } from '../components/legal/ImprintPage.tsx';
import { privacyAnchor } from '../data/routes/namedRoutes.ts';
import { translate } from '../data/texts/translation.ts';
import { breadcrumbTrail } from './frame/breadcrumbs.ts';
import { imprintContentProps, privacyPartContentProps } from './legal/legalContentProps.ts';
import { legalNoticeProps } from './legal/legalNoticeProps.ts';
import type { PageContext } from './template/pageContext.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('imprint', (context) => {
  const { texts, names, richText } = context;
  names.reserve([privacyAnchor, ...legalIds]);
  return (
    <ImprintPage
      title={texts.title}
      lead={texts.lead}
      trail={breadcrumbTrail(context)}
      notice={legalNoticeProps(context)}
      body={richText(texts.body)?.props}
      {...imprintContentProps(context)}
      // Last, as on the page: headings of earlier texts keep their ids.
      privacy={privacyPart(context)}
    />
  );
});

/** Returns the privacy notice if it is part of the imprint page, as in French. */
function privacyPart(context: PageContext): PrivacyPart | undefined {
  const { route, language, labels, richText } = context;
  const [privacy] = route.alsoHere;
  if (!privacy) return undefined;
  const texts = translate(privacy.translations, language);
  const body = richText(texts.body);
  const contents = privacyPartContentProps(context);
  return {
    id: privacyAnchor,
    title: texts.title,
    body: body?.props,
    headings: [...(body?.headings ?? []), ...headingsOf(contents, labels)],
    contents,
  };
}
