import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ComponentType } from 'react';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import * as preview from '../../.storybook/preview.tsx';
import { languages, type Language } from '../../locales/languages.ts';

setProjectAnnotations([preview]);

/**
 * Every story of the design system with Storybook's decorators, once for each language. Without screens and journeys: they
 * consist of components with stories, and need a browser.
 *
 * @param folder a folder of `stories/`, for a test that needs only its stories: importing all takes most of the time
 */
export async function composedStories(folder = '**'): Promise<ComposedStory[]> {
  const files = globSync(`stories/${folder}/*.stories.tsx`, {
    exclude: ['stories/screens/**', 'stories/journeys/**'],
  }).sort();
  if (files.length === 0) throw new Error(`There are no stories in stories/${folder}.`);
  return (await Promise.all(files.map(storiesOf))).flat();
}

export interface ComposedStory {
  /** Folder, component and story, as in Storybook's sidebar. */
  readonly name: string;
  /** The story in each language. */
  readonly variants: readonly { readonly language: Language; readonly Story: Composed }[];
}

type Composed = ComponentType & {
  readonly args: object;
  readonly parameters: { readonly words?: object };
};

async function storiesOf(file: string): Promise<ComposedStory[]> {
  const module: unknown = await import(resolve(file));
  const byLanguage = languages.map((language) => ({
    language,
    stories: compose(module as StoryModule, language),
  }));
  return Object.keys(byLanguage[0]!.stories).map((name) => ({
    name: `${file.replace(/^stories\/|\.stories\.tsx$/g, '')}: ${name}`,
    variants: byLanguage.map(({ language, stories }) => ({ language, Story: stories[name]! })),
  }));
}

function compose(module: StoryModule, language: Language): Record<string, Composed> {
  // The type knows the stories of one module by name. Here the module may be any.
  const stories: unknown = composeStories(module, { initialGlobals: { language } });
  return stories as Record<string, Composed>;
}

type StoryModule = Parameters<typeof composeStories>[0];
