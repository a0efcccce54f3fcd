import { ContentPage } from '../../components/content/ContentPage.tsx';
import { breadcrumbs } from '../frame/breadcrumbs.ts';
import { callToAction } from '../contact/callToActionProps.ts';
import { contentBlocks } from './contentBlockProps.ts';
import type { PageContext } from '../template/pageContext.ts';
import { subNavigation } from '../frame/subNavigationProps.ts';

/** The screen of a page that is a text, and may show records before and after it. */
export function contentScreen(context: PageContext) {
  const { page, texts, richText } = context;
  const blocks = 'blocks' in page ? page.blocks : [];
  const blocksBefore = contentBlocks(blocks, 'before', context);
  const blocksAfter = contentBlocks(blocks, 'after', context);
  const body = richText(texts.body);
  return (
    <ContentPage
      title={texts.title}
      lead={texts.lead}
      trail={breadcrumbs(context)}
      blocksBefore={blocksBefore}
      body={body?.props}
      headings={body?.headings ?? []}
      blocksAfter={blocksAfter}
      subNavigation={subNavigation(context)}
      callToAction={callToAction(context)}
    />
  );
}
