import { trustSanitised } from '../primitives/safeHtml.ts';
import { consentManagerFixtures } from './ConsentManager.fixtures.ts';
import { dataProtectionOfficerFixtures } from './DataProtectionOfficer.fixtures.ts';
import type { LegalContentProps } from './LegalContent.tsx';

const text = (html: string) => ({ html: trustSanitised(html) });

export const legalContentFixtures = {
  topInfo: {
    identifier: 'additional_top_info',
    text: text('<p>Angaben gemäß § 5 Digitale-Dienste-Gesetz.</p>'),
  },
  legalAuthority: {
    identifier: 'legal_authority',
    text: text('<p>Gesundheitsamt Musterstadt, Amtsgasse 1, 12345 Musterstadt</p>'),
  },
  insurance: {
    identifier: 'insurance',
    text: text('<p>Musterländische Versicherung AG, Policenring 4, 12345 Musterstadt</p>'),
  },
  imageSources: {
    identifier: 'image_sources',
    text: text('<p>Alle Zeichnungen: Verband der Heilberufe Musterland e. V.</p>'),
  },
  bottomInfo: {
    identifier: 'additional_bottom_info',
    text: text('<p>Stand: Januar 2026</p>'),
  },
  dataProtection: {
    identifier: 'data_protection',
    officers: [dataProtectionOfficerFixtures.everything],
  },
  twoOfficers: {
    identifier: 'data_protection',
    officers: [dataProtectionOfficerFixtures.everything, dataProtectionOfficerFixtures.compound],
  },
  rolex: { identifier: 'rolex' },
  cookies: { identifier: 'cookies' },
  analytics: { identifier: 'analytics', isCounted: true },
  consents: { identifier: 'consentmanager', ...consentManagerFixtures.everything },
  /** On a French page, not translated. */
  untranslated: {
    identifier: 'insurance',
    text: {
      ...text('<p>Musterländische Versicherung AG, Policenring 4, 12345 Musterstadt</p>'),
      lang: 'de',
    },
  },
  compound: {
    identifier: 'insurance',
    text: text(
      '<p>Berufshaftpflichtversicherungsnachweise bewahrt die Arzneimittelkommissionsgeschäftsstelle auf.</p>',
    ),
  },
  compoundOfficer: {
    identifier: 'data_protection',
    officers: [dataProtectionOfficerFixtures.compound],
  },
} satisfies Record<string, LegalContentProps>;
