import { plain, type Words } from '../../components/i18n/Words.tsx';
import { partNumber } from '../../data/routes/partNumber.ts';
import type { PageContext } from '../template/pageContext.ts';

/** The title of a page; the further parts of a list are told apart by their numbers. */
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
