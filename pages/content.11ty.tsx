import { contentScreen } from './layout/contentScreen.tsx';
import { newsListScreen } from './layout/newsListScreen.tsx';
import { template } from './layout/template.tsx';

export const { data, render } = template('content', (context) => {
  const { newsList } = context.route;
  return newsList ? newsListScreen(context, newsList) : contentScreen(context);
});
