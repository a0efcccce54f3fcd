import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalContent } from '../../components/legal/LegalContent.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import * as dataProtectionOfficer from './DataProtectionOfficer.stories.tsx';
import * as pictureCredits from './PictureCredits.stories.tsx';
import * as consentManager from './ConsentManager.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: LegalContent } satisfies Meta<typeof LegalContent>;
export default meta;

type Story = StoryObj<typeof meta>;

const text = (html: string) => ({ html: trustSanitised(html) });

export const LegalAuthority = {
  args: {
    identifier: 'legal_authority',
    text: text('<p>Gesundheitsamt Musterstadt, Amtsgasse 1, 12345 Musterstadt</p>'),
  },
} satisfies Story;
export const Insurance = {
  args: {
    identifier: 'insurance',
    text: text('<p>Musterländische Versicherung AG, Policenring 4, 12345 Musterstadt</p>'),
  },
} satisfies Story;
export const ImageSources = {
  args: {
    identifier: 'image_sources',
    text: text('<p>Alle Zeichnungen: Verband der Heilberufe Musterland e. V.</p>'),
    credits: pictureCredits.Everything.args.credits,
  },
} satisfies Story;
export const AdditionalTopInfo = {
  args: {
    identifier: 'additional_top_info',
    text: text('<p>Angaben gemäß § 5 Digitale-Dienste-Gesetz.</p>'),
  },
} satisfies Story;
export const AdditionalBottomInfo = {
  args: { identifier: 'additional_bottom_info', text: text('<p>Stand: Januar 2026</p>') },
} satisfies Story;
export const DataProtection = {
  args: { identifier: 'data_protection', officers: [dataProtectionOfficer.Everything.args] },
} satisfies Story;
export const TwoDataProtectionOfficers = {
  args: {
    identifier: 'data_protection',
    officers: [
      dataProtectionOfficer.Everything.args,
      dataProtectionOfficer.LongWordsInNarrowSpace.args,
    ],
  },
} satisfies Story;
export const Rolex = { args: { identifier: 'rolex' } } satisfies Story;
export const Cookies = { args: { identifier: 'cookies' } } satisfies Story;
export const Analytics = { args: { identifier: 'analytics', isCounted: true } } satisfies Story;
export const Consents = {
  args: { identifier: 'consentmanager', ...consentManager.Everything.args },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    identifier: 'insurance',
    text: text(
      '<p>Berufshaftpflichtversicherungsnachweise bewahrt die Arzneimittelkommissionsgeschäftsstelle auf.</p>',
    ),
  },
  decorators: [narrow],
} satisfies Story;
export const Untranslated = {
  args: {
    identifier: 'insurance',
    text: { ...Insurance.args.text, lang: 'de' },
  },
  parameters: inLanguage('fr'),
} satisfies Story;
export const LongWordsInOfficer = {
  args: {
    identifier: 'data_protection',
    officers: [dataProtectionOfficer.LongWordsInNarrowSpace.args],
  },
} satisfies Story;
