import { Page, type PageProps } from '../frame/Page.tsx';
import { NewsItemContent, type WholeNewsItem } from './NewsItemContent.tsx';

export interface NewsItemPageProps
  extends Pick<PageProps, 'title' | 'lead' | 'trail'>, WholeNewsItem {}

/** A page with one news item and related news. */
export function NewsItemPage({ title, lead, trail, ...item }: NewsItemPageProps) {
  return (
    <Page title={title} lead={lead} trail={trail}>
      <NewsItemContent {...item} />
    </Page>
  );
}
