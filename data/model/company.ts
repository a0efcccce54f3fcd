import { z } from 'zod';
import { optionalText, richText, text } from './fields.ts';

const addressSchema = z.strictObject({
  address_type: z.enum(['hq', 'federal_office'], 'hq or federal_office').nullish(),
  street: text(),
  number: text(),
  zip_code: text(),
  city: text(),
});

/** The association as a legal person: what an imprint and a footer must tell. */
export const companySchema = z.strictObject({
  company_name: text(),
  display_name: optionalText(),
  /** single, ev, bag, or another value. */
  legal_form: text(),
  addresses: z.tuple([addressSchema], addressSchema, 'at least one address'),
  emails: z.array(
    z.strictObject({
      email: z.email('an e-mail address'),
      primary: z.boolean('true or false').default(false),
    }),
  ),
  numbers: z.array(
    z.strictObject({
      number: text(),
      type: z.enum(['phone', 'mobile', 'fax'], 'phone, mobile or fax'),
      primary: z.boolean('true or false').default(false),
    }),
  ),
  executives: z.array(z.strictObject({ name: text() })).default([]),
  registers: z
    .array(z.strictObject({ register_type: text(), number: text(), registrar: text() }))
    .default([]),
  /** VAT id per section 27a of the German VAT act. */
  ust_id: optionalText(),
  /** Business id (Wirtschafts-Identifikationsnummer) per section 139c of the German Fiscal Code. */
  w_id_nr: optionalText(),
  /** Tax number. */
  vat_number: optionalText(),
  legal_authority: richText(),
});

export type Company = z.infer<typeof companySchema>;
