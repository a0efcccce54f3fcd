import { ImprintPage } from '../components/legal/ImprintPage.tsx';
import { translate, untranslated } from '../data/translation.ts';
import { contactDetails, phoneNumber } from './layout/contactDetails.ts';
import { template } from './layout/template.tsx';

export const { data, render } = template('imprint', (context) => {
  const { content, route, language, texts } = context;
  const { company, legal } = content.site;
  const legalTexts = translate(legal.translations, language);
  const [privacy] = route.parts;
  const privacyTexts = privacy && translate(privacy.translations, language);
  return (
    <ImprintPage
      title={texts.title}
      lead={texts.lead}
      notice={{
        contact: contactDetails(company),
        registers: company.registers.map(({ register_type, number, registrar }) =>
          untranslated(`${register_type} ${number}, ${registrar}`, language),
        ),
        vatId: company.ust_id,
        taxNumber: company.vat_number,
      }}
      topInfo={context.richText(legalTexts.additional_top_info)?.props}
      body={context.richText(texts.body)?.props}
      legalAuthority={context.richText(untranslated(company.legal_authority, language))?.props}
      insurance={context.richText(legalTexts.insurance)?.props}
      imageSources={context.richText(legalTexts.image_sources)?.props}
      bottomInfo={context.richText(legalTexts.additional_bottom_info)?.props}
      officers={legal.data_protection_commissioner.map((officer) => ({
        name: officer.name,
        street: officer.street,
        number: officer.number,
        zipCode: officer.zip_code,
        city: officer.city,
        phone: officer.phone_number ? phoneNumber(officer.phone_number) : undefined,
        email: officer.email ?? undefined,
      }))}
      privacy={
        privacyTexts && {
          id: 'privacy',
          title: privacyTexts.title,
          body: context.richText(privacyTexts.body)?.props,
        }
      }
    />
  );
});
