import { thanksMessageLabels } from '../components/contact/thanksMessageLabels.ts';
import { ThanksPage } from '../components/contact/ThanksPage.tsx';
import { homePath } from '../data/routes/namedRoutes.ts';
import { template } from './layout/template.tsx';

export const { data, render } = template('thanks', ({ texts, language, labels, richText }) => (
  <ThanksPage
    title={texts.title}
    message={thanksMessageLabels(labels)}
    body={richText(texts.body)?.props}
    homeHref={homePath(language)}
  />
));
