import type { NewsletterBoxProps } from '../../components/newsletter/NewsletterBox.island.tsx';
import type { NewsletterSignUpProps } from '../../components/newsletter/NewsletterSignUp.island.tsx';
import { currentWordings } from '../../contract/forms/wordings.ts';
import { contactDetailsProps } from './contactDetailsProps.ts';
import { formReceiver } from './formReceiver.ts';
import type { PageContext } from '../template/pageContext.ts';

/**
 * The sign-up for the newsletter, where there is one and somebody to take it: the backend, where
 * browsers can write to it, or else the association's mailbox.
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
    privacyHref: href('/datenschutz'),
    ...(receiver && { ...receiver, association: company.company_name }),
  };
}
