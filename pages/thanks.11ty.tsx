import { ThanksPage } from '../components/contact/ThanksPage.tsx';
import { homePath } from '../data/routes/namedRoutes.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('thanks', ({ texts, language, richText }) => (
  <ThanksPage
    title={texts.title}
    body={richText(texts.body)?.props}
    homeHref={homePath(language)}
  />
));
