import type { NewsletterBoxProps } from '../../components/newsletter/NewsletterBox.island.tsx';
import { contactDetailsProps } from './contactDetailsProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/** The sign-up for the newsletter, where there is one and somebody to take it. */
export function newsletterBoxProps({ content, href }: PageContext): NewsletterBoxProps | undefined {
  const { project, company } = content.site;
  const { email } = contactDetailsProps(company);
  if (!project.config.newsletter || email === undefined) return undefined;
  return { recipient: email, privacyHref: href('/datenschutz') };
}
