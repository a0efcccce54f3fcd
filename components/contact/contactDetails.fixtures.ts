import type { ContactDetails } from './contactDetails.ts';

const address = {
  street: 'Beispielallee',
  number: '12',
  zipCode: '12345',
  city: 'Musterstadt',
};

const association = {
  ...address,
  companyName: 'Verband der Heilberufe Musterland e. V.',
  addressType: 'hq',
  legalForm: 'ev',
  executives: ['Dr. Maria Muster', 'Jonas Beispiel', 'Helga Mustermann'],
  // Numbers that the Bundesnetzagentur reserves for fiction.
  phone: { text: '+49 30 23125010', href: 'tel:+493023125010' },
  mobile: { text: '+49 174 9091317', href: 'tel:+491749091317' },
  fax: { text: '+49 30 23125019', href: 'tel:+493023125019' },
  email: 'info@vhm.example',
} satisfies ContactDetails;

/** Contact data, shared by all components that show an address. */
export const contactDetailsFixtures = {
  association,
  single: {
    ...association,
    companyName: 'Praxis am Beispielplatz',
    addressType: undefined,
    legalForm: 'single',
    executives: ['Wilhelmine Probst-Musterfeld'],
  },
  practice: {
    ...association,
    companyName: 'Gemeinschaftspraxis Muster und Beispiel',
    addressType: undefined,
    legalForm: 'bag',
    executives: ['Dr. Maria Muster', 'Jonas Beispiel'],
  },
  otherLegalForm: {
    ...association,
    companyName: 'Akademie der Heilberufe Musterland gGmbH',
    addressType: 'federal_office',
    legalForm: 'ggmbh',
    executives: ['Helga Mustermann'],
  },
  withoutExecutives: { ...association, executives: [] },
  otherFormWithoutExecutives: { ...association, legalForm: 'Stiftung', executives: [] },
  minimal: { ...address, companyName: 'Freundeskreis Musterland', executives: [] },
  unparseablePhone: { ...association, phone: { text: 'Durchwahl 4711, nur vormittags' } },
  compound: {
    ...association,
    companyName: 'Arzneimittelkommissionsgeschäftsstelle der Heilberufeverbändearbeitsgemeinschaft',
    executives: ['Dr. Friederike-Wilhelmine Freifrau von Musterhausen-Beispielsberg'],
    street: 'Berufshaftpflichtversicherungsnachweisstraße',
    number: '128 a–c',
    city: 'Oberunterbeispielsdorf am Musterwaldhang',
    email: 'arzneimittelkommissionsgeschaeftsstelle@heilberufeverband-musterland.example',
  },
} satisfies Record<string, ContactDetails>;
