import { contentScreen } from './content/contentScreen.tsx';
import { newsListScreen } from './news/newsListScreen.tsx';
import { template } from './template/template.tsx';

export const { data, render } = template('content', (context) => {
  const { newsList } = context.route;
  return newsList ? newsListScreen(context, newsList) : contentScreen(context);
});
