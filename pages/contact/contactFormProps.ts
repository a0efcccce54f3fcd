import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import type { ContactPageProps } from '../../components/contact/ContactPage.tsx';
import { namedPages } from '../../data/routes/namedRoutes.ts';
import { visitorFormProps } from './visitorFormProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/**
 * Returns the form's props. Messages go to the backend if the build knows one that accepts them,
 * and otherwise by mail.
 */
export function contactFormProps(
  contact: ContactDetails,
  context: Pick<PageContext, 'content' | 'language' | 'href' | 'labels'>,
): ContactPageProps['form'] {
  const { content, href } = context;
  const { email } = contact;
  if (email === undefined) return undefined;
  const { consent } = content.site.project.config.contact;
  return (
    visitorFormProps('contact', contact, context) ?? {
      recipient: email,
      privacyHref: href(namedPages.privacy.de),
      ...(consent === 'information' && { withoutConsentBox: true as const }),
    }
  );
}
