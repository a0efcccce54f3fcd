import { NotFoundPage } from '../components/notFound/NotFoundPage.tsx';
import { homePath } from '../data/routes/namedRoutes.ts';
import { template } from './template/template.tsx';

export const { data, render, html } = template(
  'notFound',
  ({ texts, language, richText, assets }) => (
    <NotFoundPage
      title={texts.title}
      lead={texts.lead}
      body={richText(texts.body)?.props}
      homeHref={homePath(language)}
      script={assets.notFoundScript}
    />
  ),
);
