import { HomePage } from '../components/home/HomePage.tsx';
import { translate } from '../data/translation.ts';
import { callToAction } from './layout/callToAction.ts';
import { latestNews } from './layout/latestNews.ts';
import { newsletterBox } from './layout/newsletterBox.ts';
import { template } from './layout/template.tsx';

export const { data, render } = template('home', (context) => {
  const { page, texts, language, href, richText } = context;
  return (
    <HomePage
      title={texts.title}
      lead={texts.lead}
      actions={page.actions.map(({ path, translations }) => ({
        ...translate(translations, language),
        href: href(path),
      }))}
      topicsHeading={texts.topics_heading}
      topics={page.topics.map(({ path, translations }) => ({
        ...translate(translations, language),
        href: href(path),
      }))}
      news={latestNews(context)}
      body={richText(texts.body)?.props}
      newsletter={newsletterBox(context)}
      callToAction={callToAction(context)}
    />
  );
});
