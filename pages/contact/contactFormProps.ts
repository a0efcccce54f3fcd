import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import type { ContactPageProps } from '../../components/contact/ContactPage.tsx';
import type { PageContext } from '../template/pageContext.ts';

/** The form goes to the backend where the build knows one that takes messages, else by mail. */
export function contactFormProps(
  { email, phone }: ContactDetails,
  { content, href }: Pick<PageContext, 'content' | 'href'>,
): ContactPageProps['form'] {
  if (email === undefined) return undefined;
  const { consent } = content.site.project.config.contact;
  const byMail = {
    recipient: email,
    privacyHref: href('/datenschutz'),
    ...(consent === 'information' && { informs: true as const }),
  };
  const door = content.liveDirectus;
  return door === undefined ? byMail : { ...byMail, door, phone, thanksHref: href('/danke') };
}
