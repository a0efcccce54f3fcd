import type { OtherWords } from '../island/otherWords.fixtures.ts';
import type { CopyButtonProps } from './CopyButton.island.tsx';

export const copyButtonFixtures = {
  address: { text: 'Verband der Heilberufe Musterland e. V.\nLindenallee 12\n12345 Musterstadt' },
} satisfies Record<string, CopyButtonProps>;

export const copyButtonCompound: OtherWords = {
  'copy.address': 'Arzneimittelkommissionsgeschäftsstellenanschrift kopieren',
};
