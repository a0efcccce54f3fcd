import type { LegalPageProps } from '../../components/legal/LegalPage.tsx';
import { breadcrumbs } from '../frame/breadcrumbs.ts';
import { callToAction } from '../contact/callToActionProps.ts';
import { legalNotice } from './legalNoticeProps.ts';
import type { PageContext } from '../template/pageContext.ts';

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
