/** The icons at the root of the site; some of their names are what browsers ask for unasked. */
export const iconFiles = {
  /** For browsers that take no drawing, and whoever asks a host for its icon. */
  favicon: 'favicon.ico',
  /** For the home screen of telephones by Apple. */
  appleTouch: 'apple-touch-icon.png',
  medium: 'icon-192.png',
  large: 'icon-512.png',
  /** A launcher may cut it to any shape. */
  maskable: 'icon-maskable-512.png',
} as const;

/** The manifest; `.json`, since every host knows what that is. */
export const manifestFile = 'manifest.json';
