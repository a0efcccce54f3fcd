import type { NewsTeaserProps } from '../../components/news/NewsTeaser.tsx';
import type { ListedNews } from '../../data/Content.ts';
import { translate } from '../../data/texts/translation.ts';
import type { Language } from '../../locales/languages.ts';

/** Returns a news item for lists in a language. */
export function newsTeaserProps({ item, path }: ListedNews, language: Language): NewsTeaserProps {
  const { title, lead } = translate(item.translations, language);
  return { title, lead, date: item.date, href: path };
}
