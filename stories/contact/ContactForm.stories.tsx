import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactForm } from '../../components/contact/ContactForm.island.tsx';
import type { OtherWords } from '../otherWords.ts';
import { narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: ContactForm } satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty = {
  args: { recipient: 'info@vhm.example', privacyHref: '/datenschutz' },
} satisfies Story;
export const WithoutConsentBox = {
  args: { ...Empty.args, withoutConsentBox: true },
} satisfies Story;
export const PartlyTranslated = {
  ...Empty,
  parameters: {
    ...inLanguage('fr'),
    words: {
      'everyForm.requiredNote': { text: 'Felder mit * sind Pflichtfelder.', lang: 'de' },
      'forms.contact.fields.message': { text: 'Ihre Nachricht', lang: 'de' },
      'forms.contact.submit': { text: 'Nachricht senden', lang: 'de' },
    } satisfies OtherWords,
  },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  ...Empty,
  parameters: {
    words: {
      'forms.contact.fields.message': 'Berufshaftpflichtversicherungsnachweisanforderung',
      'everyForm.consentLink': 'Datenschutzgrundverordnungsinformationspflichterfüllungserklärung',
      'forms.contact.submit': 'Arzneimittelkommissionsgeschäftsstelle benachrichtigen',
    },
  },
  decorators: [narrow],
} satisfies Story;
