import type { CallToActionProps } from '../../components/contact/CallToAction.tsx';
import { primaryPhone } from '../../data/kinds/selections.ts';
import { namedPages } from '../../data/routes/namedRoutes.ts';
import { translate } from '../../data/texts/translation.ts';
import { phoneNumber } from './contactDetailsProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the call to action, for pages that end with one. */
export function callToActionProps(context: PageContext): CallToActionProps | undefined {
  const { content, page, language, href } = context;
  const { callToAction: words, company } = content.site;
  if (!words || !('call_to_action' in page) || !page.call_to_action) return undefined;
  const phone = primaryPhone(company);
  return {
    ...translate(words.translations, language),
    phone: phone === undefined ? undefined : phoneNumber(phone, company.origin),
    formHref: href(namedPages.contact.de),
  };
}
