import type { LegalPageProps } from '../../components/legal/LegalPage.tsx';
import { breadcrumbTrail } from '../frame/breadcrumbs.ts';
import { widgetsAt } from '../frame/widgetsAt.ts';
import { callToActionProps } from '../contact/callToActionProps.ts';
import { legalNoticeProps } from './legalNoticeProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the props that all legal pages share. */
export function legalPageProps(context: PageContext) {
  const { texts, richText } = context;
  const body = richText(texts.body);
  return {
    title: texts.title,
    lead: texts.lead,
    trail: breadcrumbTrail(context),
    body: body?.props,
    headings: body?.headings ?? [],
    notice: legalNoticeProps(context),
    widgets: widgetsAt('sidebar', context),
    callToAction: callToActionProps(context),
  } satisfies LegalPageProps;
}
