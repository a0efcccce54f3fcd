import { labelsFor } from '../i18n/createLabels.ts';
import type { StoredConsentsProps } from './StoredConsents.island.tsx';
import { storedConsentsLabels } from './storedConsentsLabels.ts';

export const storedConsentsFixtures = {
  german: storedConsentsLabels(labelsFor('de')),
  withMatomo: storedConsentsLabels(labelsFor('de'), {
    src: 'https://stats.example/index.php?module=CoreAdminHome&action=optOut&language=de',
    privacyHref: '/datenschutz',
  }),
} satisfies Record<string, StoredConsentsProps>;
