import type { LegalNoticeProps } from '../../components/legal/LegalNotice.tsx';
import { untranslated } from '../../data/texts/translation.ts';
import { contactDetailsProps } from '../contact/contactDetailsProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the legally required details of the site's owner. */
export function legalNoticeProps({ content, language }: PageContext): LegalNoticeProps {
  const { company } = content.site;
  return {
    contact: contactDetailsProps(company),
    registers: company.registers.map(({ register_type, number, registrar }) =>
      untranslated(`${register_type} ${number}, ${registrar}`, language),
    ),
    vatId: company.ust_id,
    businessId: company.w_id_nr,
    taxNumber: company.vat_number,
  };
}
