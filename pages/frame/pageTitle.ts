import { plain, type Words } from '../../components/i18n/Words.tsx';
import { partNumber } from '../../data/routes/partNumber.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the title of a page. Pages of a list after the first have their number in the title. */
export function pageTitle({
  route,
  texts,
  labels,
}: Pick<PageContext, 'route' | 'texts' | 'labels'>): Words {
  const number = partNumber(route);
  return number === 1
    ? texts.title
    : labels.label('news.partTitle', { title: plain(texts.title), number });
}
