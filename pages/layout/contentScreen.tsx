import { ContentPage } from '../../components/content/ContentPage.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { callToAction } from './callToAction.ts';
import type { PageContext } from './pageContext.ts';
import { subNavigation } from './subNavigation.ts';

/** The screen of a page that is a text. */
export function contentScreen(context: PageContext) {
  const { texts, richText } = context;
  const body = richText(texts.body);
  return (
    <ContentPage
      title={texts.title}
      lead={texts.lead}
      trail={breadcrumbs(context)}
      body={body?.props}
      headings={body?.headings ?? []}
      subNavigation={subNavigation(context)}
      callToAction={callToAction(context)}
    />
  );
}
