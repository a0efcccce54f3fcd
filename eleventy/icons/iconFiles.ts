/** The icons at the root of the site. Browsers request some of these names by convention. */
export const iconFiles = {
  /** For browsers without SVG icons, and for programs that ask a host for its icon. */
  favicon: 'favicon.ico',
  /** For the home screen of Apple's phones. */
  appleTouch: 'apple-touch-icon.png',
  medium: 'icon-192.png',
  large: 'icon-512.png',
  /** Launchers may crop this icon to any shape. */
  maskable: 'icon-maskable-512.png',
} as const;

/** The web app manifest; `.json`, since every host knows that type. */
export const manifestFile = 'manifest.json';
