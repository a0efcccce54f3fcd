import type { TopicTileProps } from '../../components/home/TopicTile.tsx';
import type { Page } from '../../data/kinds/pages.ts';
import { translate } from '../../data/texts/translation.ts';
import { categoryPicture } from '../content/categoryPicture.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns a tile of the start page. */
export function topicTileProps(
  { path, translations }: HomeTopic,
  context: PageContext,
): TopicTileProps {
  const { language, href } = context;
  return {
    ...translate(translations, language),
    href: href(path),
    picture: categoryPicture(path, context),
  };
}

type HomeTopic = Extract<Page, { key: 'home' }>['topics'][number];
