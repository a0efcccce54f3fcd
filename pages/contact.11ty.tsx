import { ContactPage } from '../components/contact/ContactPage.tsx';
import { externalContentNotice } from '../data/routes/namedRoutes.ts';
import { contactDetailsProps } from './contact/contactDetailsProps.ts';
import { contactFormProps } from './contact/contactFormProps.ts';
import { openingHoursProps } from './contact/openingHoursProps.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('contact', (context) => {
  const { content, language, texts } = context;
  const contact = contactDetailsProps(content.site.company);
  const address = `${contact.street} ${contact.number}, ${contact.zipCode} ${contact.city}`;
  return (
    <ContactPage
      title={texts.title}
      lead={texts.lead}
      body={context.richText(texts.body)?.props}
      contact={contact}
      openingHours={openingHoursProps(content.site.openingPeriods, language)}
      form={contactFormProps(contact, context)}
      privacyHref={context.href(externalContentNotice)}
      mapHref={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
    />
  );
});
