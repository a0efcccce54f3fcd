import type { TopicTileProps } from '../../components/home/TopicTile.tsx';
import type { Page } from '../../data/model/page.ts';
import { translate } from '../../data/texts/translation.ts';
import { pictureProps } from '../content/pictureProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/** A tile of the start page. One that leads to a part of the catalogue shows that part's picture. */
export function topicTileProps(
  { path, translations }: HomeTopic,
  context: PageContext,
): TopicTileProps {
  const { content, language, href } = context;
  const page = content.routes.at(path)?.page;
  return {
    ...translate(translations, language),
    href: href(path),
    picture: page?.key === 'category' ? pictureProps(page.image, context) : undefined,
  };
}

type HomeTopic = Extract<Page, { key: 'home' }>['topics'][number];
