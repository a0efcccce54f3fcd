import { plain } from '../../components/i18n/Words.tsx';
import { newsletterBoxId } from '../../components/newsletter/newsletterBoxId.ts';
import {
  NewsletterLinkPage,
  type NewsletterLinkPageProps,
} from '../../components/newsletter/NewsletterLinkPage.tsx';
import type { NewsletterPageKey } from '../../data/model/newsletterPage.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { translate } from '../../data/texts/translation.ts';
import { contactDetailsProps } from '../contact/contactDetailsProps.ts';
import type { PageContextOf } from '../template/pageContext.ts';

/** Renders a page that links in newsletter mails lead to. */
export function newsletterLinkScreen(
  kind: NewsletterLinkPageProps['kind'],
  { content, language }: PageContextOf<NewsletterPageKey>,
) {
  const { company, project } = content.site;
  const homeHref = homePath(language);
  return (
    <NewsletterLinkPage
      kind={kind}
      // Without a backend and an e-mail address, this page does not exist.
      url={content.liveDirectus ?? ''}
      recipient={contactDetailsProps(company).email ?? ''}
      siteName={plain(translate(project.translations, language).seo_title)}
      homeHref={homeHref}
      signUpHref={`${homeHref}#${newsletterBoxId}`}
    />
  );
}
