import { OfflinePage } from '../components/offline/OfflinePage.tsx';
import { homePath } from '../data/routes/namedRoutes.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('offline', ({ texts, language, richText, assets }) => (
  <OfflinePage
    title={texts.title}
    lead={texts.lead}
    body={richText(texts.body)?.props}
    homeHref={homePath(language)}
    script={assets.offlineScript}
  />
));
