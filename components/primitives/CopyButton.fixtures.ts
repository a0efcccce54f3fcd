import type { OtherWords } from '../island/otherWords.fixtures.ts';
import type { CopyButtonProps } from './CopyButton.island.tsx';

export const copyButtonFixtures = {
  address: { text: 'info@vhm.example' },
} satisfies Record<string, CopyButtonProps>;

export const copyButtonCompound: OtherWords = {
  'copy.copy': 'Arzneimittelkommissionsgeschäftsstellenanschrift kopieren',
};
