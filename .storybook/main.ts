import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { componentFacts } from './componentPage/componentFacts.ts';
import { fontFacesPlugin } from './fontFaces.ts';
import { screensPlugin } from './screens/screensPlugin.ts';
import { sections } from './sections.ts';

const config: StorybookConfig = {
  stories: [
    '../stories/*.mdx',
    ...Object.entries(sections).flatMap(([titlePrefix, folders]) =>
      folders.map((folder) => ({
        titlePrefix,
        directory: `../stories/${folder}`,
        files: '**/*.@(mdx|stories.tsx)',
      })),
    ),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    // The panel is for authors. It has 0.8 MB.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@chromatic-com/storybook']),
  ],
  framework: '@storybook/react-vite',
  typescript: {
    // Storybook's default reads one file at a time, so imported types are "unknown" to it.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Not the parts of these pages, whose properties nobody reads.
      include: ['components/**/*.tsx', 'stories/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Not what only React and Emotion declare: the attributes of every HTML element, and `theme`.
      propFilter: (property) => {
        const { declarations = [] } = property;
        const isForeign = declarations.every(({ fileName }) => fileName.includes('node_modules'));
        // Its declarations stay: components share the object, and the next one asks again.
        if (declarations.length > 0 && isForeign) return false;
        // Storybook does not show in which files a property is declared: 0.15 MB.
        delete property.declarations;
        delete property.parent;
        const { raw, value } = property.type as { raw?: string; value?: unknown[] };
        // A list of all labels' keys helps nobody, and has 20 KB in each component.
        if (raw && value && value.length > 100) property.type = { name: raw };
        return true;
      },
    },
  },
  // Where it can't tell the type of a story's args, Storybook warns of "cycles" in React elements.
  logLevel: 'error',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      react(),
      fontFacesPlugin(),
      componentFacts(),
      screensPlugin(),
    ],
  }),
};

export default config;
