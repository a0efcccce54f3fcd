import { contactDetailsFixtures } from '../contact/contactDetails.fixtures.ts';
import type { LegalNoticeProps } from './LegalNotice.tsx';

const register = 'Vereinsregister VR 12345, Amtsgericht Musterstadt';

export const legalNoticeFixtures = {
  association: {
    contact: contactDetailsFixtures.association,
    registers: [register],
    vatId: 'DE000000000',
    businessId: 'DE000000000-00001',
    taxNumber: '00/000/00000',
  },
  twoRegisters: {
    contact: contactDetailsFixtures.association,
    registers: [register, 'Partnerschaftsregister PR 678, Amtsgericht Musterstadt'],
  },
  minimal: { contact: contactDetailsFixtures.minimal, registers: [] },
  unparseablePhone: { contact: contactDetailsFixtures.unparseablePhone, registers: [] },
  compound: {
    contact: contactDetailsFixtures.compound,
    registers: [
      'Berufsausübungsgemeinschaftsregister 1, Verwaltungsgemeinschaftsgericht Oberunterbeispielsdorf',
    ],
    vatId: 'DE000000000',
  },
  /** On a French page, where the register keeps its German name. */
  untranslated: {
    contact: contactDetailsFixtures.association,
    registers: [{ text: register, lang: 'de' }],
    vatId: 'DE000000000',
  },
} satisfies Record<string, LegalNoticeProps>;
