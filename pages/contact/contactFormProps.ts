import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import type { ContactPageProps } from '../../components/contact/ContactPage.tsx';
import { currentWordings } from '../../contract/forms/wordings.ts';
import { formReceiver } from './formReceiver.ts';
import type { PageContext } from '../template/pageContext.ts';

/** The form goes to the backend where the build knows one that takes messages, else by mail. */
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
