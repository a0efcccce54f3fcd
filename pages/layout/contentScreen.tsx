import { ContentPage } from '../../components/content/ContentPage.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { callToAction } from './callToAction.ts';
import { contentBlocks } from './contentBlocks.ts';
import type { PageContext } from './pageContext.ts';
import { subNavigation } from './subNavigation.ts';

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
