import type { IconProps } from './Icon.tsx';

export const iconFixtures = {
  decorative: { name: 'clock' },
  labelled: { name: 'download', label: 'Herunterladen' },
  small: { name: 'external', size: 16 },
  large: { name: 'people', size: 48 },
} satisfies Record<string, IconProps>;
