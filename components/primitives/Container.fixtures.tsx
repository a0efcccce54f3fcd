import type { ContainerProps } from './Container.tsx';

export const containerFixtures = {
  sm: { size: 'sm', children: 'sm: 640 px' },
  md: { size: 'md', children: 'md: 768 px' },
  lg: { size: 'lg', children: 'lg: 1024 px' },
  xl: { size: 'xl', children: 'xl: 1280 px' },
} satisfies Record<string, ContainerProps>;
