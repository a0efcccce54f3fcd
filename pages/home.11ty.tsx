import { HomePage } from '../components/home/HomePage.tsx';
import { translate } from '../data/translation.ts';
import { template } from './layout/template.tsx';

export const { data, render } = template('home', ({ page, texts, language, href, richText }) => (
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
    body={richText(texts.body)?.props}
  />
));
