/** The entries of the package with components and functions: `index` is `collegium`, `frame` is `collegium/frame`. */
export const entries = [
  'index',
  'primitives',
  'frame',
  'navigation',
  'content',
  'contact',
  'legal',
  'news',
  'theme',
  'server',
] as const;
