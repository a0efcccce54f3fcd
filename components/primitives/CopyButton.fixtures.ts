import { labelsFor } from '../i18n/createLabels.ts';
import type { CopyButtonProps } from './CopyButton.island.tsx';
import { copyAddressLabels } from './copyButtonLabels.ts';

const text = 'Verband der Heilberufe Musterland e. V.\nLindenallee 12\n12345 Musterstadt';
const german = { text, labels: copyAddressLabels(labelsFor('de')) } satisfies CopyButtonProps;

export const copyButtonFixtures = {
  german,
  english: { text, labels: copyAddressLabels(labelsFor('en')) },
  french: { text, labels: copyAddressLabels(labelsFor('fr')) },
  compound: {
    text,
    labels: { ...german.labels, copy: 'Arzneimittelkommissionsgeschäftsstellenanschrift kopieren' },
  },
} satisfies Record<string, CopyButtonProps>;
