import type { OfficeProps } from '../../components/members/logIn/OfficeContact.tsx';
import { namedPages } from '../../data/routes/namedRoutes.ts';
import { contactDetailsProps } from '../contact/contactDetailsProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the contact details of the office for members. */
export function officeProps({ content, href }: Pick<PageContext, 'content' | 'href'>): OfficeProps {
  const { phone, email } = contactDetailsProps(content.site.company);
  return { phone, email, hoursHref: href(namedPages.contact.de) };
}
