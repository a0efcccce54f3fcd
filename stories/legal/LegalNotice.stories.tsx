import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalNotice } from '../../components/legal/LegalNotice.tsx';
import { narrow } from '../primitives/grounds.tsx';
import * as contactInfo from '../contact/ContactInfo.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: LegalNotice } satisfies Meta<typeof LegalNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

const register = 'Vereinsregister VR 12345, Amtsgericht Musterstadt';

export const Association = {
  args: {
    contact: contactInfo.Association.args,
    registers: [register],
    vatId: 'DE000000000',
    businessId: 'DE000000000-00001',
    taxNumber: '00/000/00000',
  },
} satisfies Story;
export const TwoRegisters = {
  args: {
    contact: contactInfo.Association.args,
    registers: [register, 'Partnerschaftsregister PR 678, Amtsgericht Musterstadt'],
  },
} satisfies Story;
export const Minimal = {
  args: { contact: contactInfo.AddressOnly.args, registers: [] },
} satisfies Story;
export const PhoneInWords = {
  args: { contact: contactInfo.PhoneInWords.args, registers: [] },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    contact: contactInfo.LongWordsInNarrowSpace.args,
    registers: [
      'Berufsausübungsgemeinschaftsregister 1, Verwaltungsgemeinschaftsgericht Oberunterbeispielsdorf',
    ],
    vatId: 'DE000000000',
  },
  decorators: [narrow],
} satisfies Story;
/** The register keeps its German name. */
export const UntranslatedRegister = {
  args: {
    contact: contactInfo.Association.args,
    registers: [{ text: register, lang: 'de' }],
    vatId: 'DE000000000',
  },
  parameters: inLanguage('fr'),
} satisfies Story;
