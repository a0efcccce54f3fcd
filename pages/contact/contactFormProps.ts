import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import type { ContactPageProps } from '../../components/contact/ContactPage.tsx';
import { currentWordings } from '../../contract/forms/wordings.ts';
import { formReceiver } from './formReceiver.ts';
import type { PageContext } from '../template/pageContext.ts';

/**
 * Returns the form's props. Messages go to the backend if the build knows one that accepts them,
 * and otherwise by mail.
 */
export function contactFormProps(
  { email, phone }: ContactDetails,
  { content, language, href }: Pick<PageContext, 'content' | 'language' | 'href'>,
): ContactPageProps['form'] {
  if (email === undefined) return undefined;
  const { consent } = content.site.project.config.contact;
  const byMail = {
    recipient: email,
    privacyHref: href('/datenschutz'),
    ...(consent === 'information' && { informs: true as const }),
  };
  const wording =
    currentWordings[consent === 'information' ? 'contactInformation' : 'contactConsent'];
  const receiver = formReceiver(content, 'messages', { wording, language });
  return receiver ? { ...byMail, ...receiver, phone, thanksHref: href('/danke') } : byMail;
}
