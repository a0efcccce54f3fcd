import { labelsFor } from '../i18n/createLabels.ts';
import type { CopyButtonProps } from './CopyButton.island.tsx';
import { copyButtonLabels } from './copyButtonLabels.ts';

const text = 'info@vhm.example';
const german = { text, labels: copyButtonLabels(labelsFor('de')) } satisfies CopyButtonProps;

export const copyButtonFixtures = {
  german,
  english: { text, labels: copyButtonLabels(labelsFor('en')) },
  french: { text, labels: copyButtonLabels(labelsFor('fr')) },
  compound: {
    text,
    labels: { ...german.labels, copy: 'Arzneimittelkommissionsgeschäftsstellenanschrift kopieren' },
  },
} satisfies Record<string, CopyButtonProps>;
