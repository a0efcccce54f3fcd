import { ContentPage } from '../../components/content/ContentPage.tsx';
import { breadcrumbTrail } from '../frame/breadcrumbs.ts';
import { callToActionProps } from '../contact/callToActionProps.ts';
import { contentBlockProps } from './contentBlockProps.ts';
import { logInPart } from '../members/logInPart.tsx';
import type { PageContext } from '../template/pageContext.ts';
import { subNavigationProps } from '../frame/subNavigationProps.ts';

/** Renders a text page, with optional records before and after the text. */
export function contentScreen(context: PageContext) {
  const { page, texts, richText } = context;
  const blocks = 'blocks' in page ? page.blocks : [];
  const blocksBefore = contentBlockProps(blocks, 'before', context);
  const blocksAfter = contentBlockProps(blocks, 'after', context);
  const body = richText(texts.body);
  return (
    <ContentPage
      title={texts.title}
      lead={texts.lead}
      trail={breadcrumbTrail(context)}
      opening={logInPart(context)}
      blocksBefore={blocksBefore}
      body={body?.props}
      headings={body?.headings ?? []}
      blocksAfter={blocksAfter}
      subNavigation={subNavigationProps(context)}
      callToAction={callToActionProps(context)}
    />
  );
}
