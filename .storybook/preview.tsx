import { DecoratorHelpers } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { OtherWords } from '../stories/otherWords.ts';
import { colorModes, type ColorMode } from '../contract/themeSettings.ts';
import { languageNames, languages } from '../locales/languages.ts';
import { firstGlobals } from './chosenGlobals.ts';
import './fonts.css';
import { initialGlobals, type StageGlobals } from './globals.ts';
import { modesFor } from './pictureModes.ts';
import { accessibilityTags } from './accessibility.ts';
import { chosenTheme, projects } from './projects.ts';
import { AnswersForMarkup } from './markup/AnswersForMarkup.tsx';
import { propertyControls } from './propertyControls.ts';
import { Stage } from './Stage.tsx';
import { Surroundings } from './Surroundings.tsx';
import { Unfocused } from './Unfocused.tsx';

DecoratorHelpers.initializeThemeState([...colorModes], firstGlobals().theme);

/**
 * A story may pin its language or colour mode: `parameters: { language: 'fr', colorMode: 'dark' }`.
 * On a docs page it shares one document with other stories, so there the toolbar decides. `words` are
 * labels that read otherwise in it.
 */
const onStage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const toolbar = { ...initialGlobals, ...(globals as Partial<StageGlobals>) };
  const isDocs = viewMode === 'docs';
  const pinned: StoryPins = isDocs ? {} : parameters;
  const language = pinned.language ?? toolbar.language;
  const colorMode = pinned.colorMode ?? toolbar.theme;
  const projectTheme = chosenTheme(toolbar);
  const story = (
    <Surroundings language={language} words={(parameters as StoryPins).words}>
      <Story />
    </Surroundings>
  );
  const withoutScripts = toolbar.withoutScripts && (
    <Suspense>
      <WithoutScripts {...{ language, colorMode, projectTheme }} covers={!isDocs}>
        {story}
      </WithoutScripts>
    </Suspense>
  );
  return (
    <Stage {...{ language, colorMode, projectTheme }} conditions={toolbar}>
      {isDocs ? withoutScripts || <Unfocused>{story}</Unfocused> : story}
      {!isDocs && withoutScripts}
      {!isDocs && <AnswersForMarkup projectTheme={projectTheme}>{story}</AnswersForMarkup>}
    </Stage>
  );
};

/** Loaded only when the toolbar asks for it: it contains React's server renderer. */
const WithoutScripts = lazy(() => import('./markup/WithoutScripts.tsx'));

interface StoryPins {
  readonly language?: StageGlobals['language'];
  readonly colorMode?: ColorMode;
  readonly words?: OtherWords;
}

/** Loaded by documentation pages only: unit tests render stories without a browser, which Storybook's blocks need. */
const DocsPage = lazy(() => import('./DocsPage.tsx'));

function Docs(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  );
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onStage],
  argTypesEnhancers: [propertyControls],
  initialGlobals: { ...firstGlobals() },
  globalTypes: {
    language: {
      name: 'Language',
      description: 'Language of the interface',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((value) => ({ value, title: languageNames[value] })),
      },
    },
    project: {
      name: 'Project',
      description: 'Embedded project: its colours, typefaces and shapes',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: Object.keys(projects) },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: { type: 'tag', values: [...accessibilityTags] } },
      // A story is a fragment of a page, so it need not lie in a landmark.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    viewport: {
      options: Object.fromEntries(
        [
          ['320', '320 px: 400 % zoom', '568px'],
          ['360', '360 px: phone', '740px'],
          ['768', '768 px: tablet', '1024px'],
          ['1280', '1280 px: desktop', '800px'],
        ].map(([width, name, height]) => [
          `w${width}`,
          { name, styles: { width: `${width}px`, height } },
        ]),
      ),
    },
    chromatic: { modes: modesFor() },
    docs: { container: Docs },
    options: {
      storySort: {
        method: 'alphabetical',
        // A copy of `sections`: Storybook reads this order without running the code.
        order: [
          'Welcome',
          'Change log',
          'Foundations',
          [
            'Colour',
            'Typography',
            'Space',
            'Shape',
            'Motion',
            'Icons',
            'Focus',
            'Pictures',
            'Voice',
            'Writing for translation',
            '*',
          ],
          'Primitives',
          'Frame',
          'Navigation',
          'Content',
          'Association',
          'Contact',
          'Consent',
          'Legal',
          'News',
          'Search',
          'Members',
          'Catalogue',
          'Screens',
          ['About screens', 'Content', 'Association', 'Contact', 'Legal', 'News', 'Search', '*'],
          'Journeys',
          ['About journeys', '*'],
        ],
      },
    },
  },
};

export default preview;
