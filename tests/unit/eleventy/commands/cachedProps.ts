import { firstNews } from '../../../../pages/news/firstNews.ts';
import { callToActionProps as callToActionOf } from '../../../../pages/contact/callToActionProps.ts';
import { newsTeaserProps as newsTeaserOf } from '../../../../pages/news/newsTeaserProps.ts';
import type { relatedNews as relatedNewsOf } from '../../../../pages/news/relatedNews.ts';
import { attributeNames as attributeNamesOf } from '../../../../pages/products/attributeNames.ts';
import { brandProps as brandPropsOf } from '../../../../pages/products/brandProps.ts';

/*
 * Five functions of templates with a cache at module level, as a developer might add one. `useCachedProps.ts`
 * puts them in place of the product's. Pages that use a cached value do not read the records it was made of: an
 * engine that decides by what a page has read would keep stale pages.
 */

export const relatedNews: typeof relatedNewsOf = (section, { content, language, route }) =>
  cached('relatedNews', [section, language], () =>
    firstNews(content, language, ({ item }) => item.section === section, 4),
  )
    .filter(({ path }) => path !== route.path)
    .slice(0, 3);

export const newsTeaserProps: typeof newsTeaserOf = (news, language) =>
  cached('newsTeaserProps', [news.path, language], () => newsTeaserOf(news, language));

export const callToActionProps: typeof callToActionOf = (context) => {
  const { page, language } = context;
  const isWanted = 'call_to_action' in page && page.call_to_action;
  return cached('callToActionProps', [isWanted, language], () => callToActionOf(context));
};

export const brandProps: typeof brandPropsOf = (page, context) =>
  cached('brandProps', [page.manufacturer, context.language], () => brandPropsOf(page, context));

export const attributeNames: typeof attributeNamesOf = (chosen, attributes, language) =>
  cached('attributeNames', [chosen, language], () =>
    attributeNamesOf(chosen, attributes, language),
  );

const values = new Map<string, unknown>();

// Each message starts a build (buildProcess.ts). A command begins with empty caches.
process.on('message', () => values.clear());

function cached<Value>(name: string, key: readonly unknown[], compute: () => Value): Value {
  const place = JSON.stringify([name, ...key]);
  if (!values.has(place)) values.set(place, compute());
  return values.get(place) as Value;
}
