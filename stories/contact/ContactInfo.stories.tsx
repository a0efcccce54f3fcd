import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactInfo } from '../../components/contact/ContactInfo.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: ContactInfo } satisfies Meta<typeof ContactInfo>;
export default meta;

type Story = StoryObj<typeof meta>;

const address = {
  street: 'Beispielallee',
  number: '12',
  zipCode: '12345',
  city: 'Musterstadt',
};

export const Association = {
  args: {
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
  },
} satisfies Story;
export const SinglePractice = {
  args: {
    ...Association.args,
    companyName: 'Praxis am Beispielplatz',
    addressType: undefined,
    legalForm: 'single',
    executives: ['Wilhelmine Probst-Musterfeld'],
  },
} satisfies Story;
export const JointPractice = {
  args: {
    ...Association.args,
    companyName: 'Gemeinschaftspraxis Muster und Beispiel',
    addressType: undefined,
    legalForm: 'bag',
    executives: ['Dr. Maria Muster', 'Jonas Beispiel'],
  },
} satisfies Story;
export const OtherLegalForm = {
  args: {
    ...Association.args,
    companyName: 'Akademie der Heilberufe Musterland gGmbH',
    addressType: 'federal_office',
    legalForm: 'ggmbh',
    executives: ['Helga Mustermann'],
  },
} satisfies Story;
export const WithoutExecutives = { args: { ...Association.args, executives: [] } } satisfies Story;
export const AddressOnly = {
  args: { ...address, companyName: 'Freundeskreis Musterland', executives: [] },
} satisfies Story;
export const PhoneInWords = {
  args: { ...Association.args, phone: { text: 'Durchwahl 4711, nur vormittags' } },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    ...Association.args,
    companyName: 'Arzneimittelkommissionsgeschäftsstelle der Heilberufeverbändearbeitsgemeinschaft',
    executives: ['Dr. Friederike-Wilhelmine Freifrau von Musterhausen-Beispielsberg'],
    street: 'Berufshaftpflichtversicherungsnachweisstraße',
    number: '128 a–c',
    city: 'Oberunterbeispielsdorf am Musterwaldhang',
    email: 'arzneimittelkommissionsgeschaeftsstelle@heilberufeverband-musterland.example',
  },
  decorators: [narrow],
} satisfies Story;
export const OtherFormWithoutExecutives = {
  args: { ...Association.args, legalForm: 'Stiftung', executives: [] },
} satisfies Story;
