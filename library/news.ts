export { NewsItemContent, type NewsItemContentProps } from '../components/news/NewsItemContent.tsx';
export { NewsListPage, type NewsListPageProps } from '../components/news/NewsListPage.tsx';
export { NewsTeaser, type NewsTeaserProps } from '../components/news/NewsTeaser.tsx';
