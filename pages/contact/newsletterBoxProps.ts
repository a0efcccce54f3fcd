import type { NewsletterBoxProps } from '../../components/newsletter/NewsletterBox.island.tsx';
import type { NewsletterSignUpProps } from '../../components/newsletter/NewsletterSignUp.island.tsx';
import { currentWordings } from '../../contract/forms/forms.ts';
import { namedPages } from '../../data/routes/namedRoutes.ts';
import { contactDetailsProps } from './contactDetailsProps.ts';
import { formReceiver } from './formReceiver.ts';
import type { PageContext } from '../template/pageContext.ts';

/**
 * Returns the newsletter sign-up, if the project has a newsletter and an e-mail address. Sign-ups
 * go to the backend if browsers can write to it, and otherwise to the association's mailbox.
 */
export function newsletterBoxProps({
  content,
  language,
  href,
}: PageContext): NewsletterSignUpProps | NewsletterBoxProps | undefined {
  const { project, company } = content.site;
  const { email } = contactDetailsProps(company);
  if (!project.config.newsletter || email === undefined) return undefined;
  const wording = currentWordings.newsletterOfHost;
  const receiver = formReceiver(content, 'subscribers', { wording, language });
  return {
    recipient: email,
    privacyHref: href(namedPages.privacy.de),
    ...(receiver && { ...receiver, association: company.company_name }),
  };
}
