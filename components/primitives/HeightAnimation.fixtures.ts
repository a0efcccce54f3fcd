import type { HeightAnimationProps } from './HeightAnimation.tsx';

const children = 'Ihre Angaben sind gespeichert. Sie können sie jederzeit ändern.';

export const heightAnimationFixtures = {
  open: { open: true, children },
  closed: { open: false, children },
} satisfies Record<string, HeightAnimationProps>;
