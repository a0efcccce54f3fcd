import type { LegalPageProps } from '../../components/legal/LegalPage.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { callToAction } from './callToAction.ts';
import { legalNotice } from './legalNotice.ts';
import type { PageContext } from './pageContext.ts';

/** What every legal text has. */
export function legalPageProps(context: PageContext) {
  const { texts, richText } = context;
  const body = richText(texts.body);
  return {
    title: texts.title,
    lead: texts.lead,
    trail: breadcrumbs(context),
    body: body?.props,
    headings: body?.headings ?? [],
    notice: legalNotice(context),
    callToAction: callToAction(context),
  } satisfies LegalPageProps;
}
