import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import type { StageGlobals } from '../../.storybook/globals.ts';
import type { PictureMode, Pinned } from '../../.storybook/pictureModes.ts';
import type { Language } from '../../locales/languages.ts';

/** A story as the built Storybook lists it. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** Settings of a story in its `parameters`. */
export interface StoryParameters {
  readonly a11y?: {
    config?: { rules?: readonly { id: string; enabled?: boolean }[] };
    /** `error` if the panel reports what axe finds as a failure. */
    test?: string;
    disable?: boolean;
  };
  /** `false` if the content needs two dimensions (WCAG 1.4.10), such as a map or a wide table. */
  readonly reflow?: boolean;
  /** The language of a story that exists in only one. */
  readonly language?: Language;
  readonly chromatic?: {
    readonly modes?: Readonly<Record<string, PictureMode & { readonly disable?: boolean }>>;
  };
}

/** The folder of the built Storybook, which serve.ts serves. */
export const builtStorybook = process.env.STORYBOOK ?? 'storybook-static';

/** Every story of the built Storybook. */
export function listStories(indexFile?: string): Entry[] {
  return listEntries(indexFile).filter(({ type }) => type === 'story');
}

/** Every story and every page of the built Storybook. */
export function listEntries(indexFile = `${builtStorybook}/index.json`): Entry[] {
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as { entries: Record<string, Entry> };
  const entries = Object.values(index.entries);
  if (entries.length === 0) throw new Error(`${indexFile} lists nothing.`);
  return entries;
}

interface Entry extends StoryEntry {
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

/**
 * A test with a page that stays open for all stories, because loading Storybook for each would take
 * most of the time. Playwright opens a new page after a failure.
 */
export const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Shows a story and waits until it is rendered and its play function has finished. Returns its
 * parameters.
 */
export async function show(page: Page, id: string): Promise<StoryParameters> {
  if (page.url() === 'about:blank') {
    // Storybook's own accessibility check would run at the same time as ours.
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  } else {
    await page.evaluate((storyId) => {
      const { channel } = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__!;
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }

  return finished(page, id);
}

/** Waits until a story is rendered and its play function has finished. Returns its parameters. */
async function finished(page: Page, id: string): Promise<StoryParameters> {
  const render = await page.waitForFunction((storyId) => {
    const preview = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
    const { id: shownId, phase = '', story } = preview?.currentRender ?? {};
    if (shownId !== storyId || !['finished', 'errored', 'aborted'].includes(phase)) return null;
    const { a11y, reflow, language } = story?.parameters ?? {};
    const { config, test: report, disable } = a11y ?? {};
    return { phase, parameters: { a11y: { config, test: report, disable }, reflow, language } };
  }, id);
  const { phase, parameters } = (await render.jsonValue()) as {
    phase: string;
    parameters: StoryParameters;
  };
  expect(phase, 'the story and its play function run').toBe('finished');
  return parameters;
}

/** Changes the language of the story that is shown, as the toolbar does. */
export async function speak(page: Page, id: string, language: Language): Promise<void> {
  await setGlobals(page, id, { language });
}

/** Changes what the toolbar sets for the story that is shown. */
export async function setGlobals(
  page: Page,
  id: string,
  globals: Partial<StageGlobals>,
): Promise<void> {
  await emit(page, ['updateGlobals', { globals }], 'storyRendered', id);
}

/** Begins the story that is shown again, and waits until its play function has finished. */
export async function remount(page: Page, id: string): Promise<void> {
  await emit(page, ['forceRemount', { storyId: id }], 'storyRenderPhaseChanged', id);
  await finished(page, id);
}

/** Sends an event to Storybook, and waits for its answer about a story. */
async function emit(
  page: Page,
  event: readonly [name: string, payload: object],
  answer: string,
  id: string,
): Promise<void> {
  await page.evaluate(
    ([[name, payload], answerName, storyId]) =>
      new Promise<void>((resolve) => {
        const { channel } = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__!;
        const onAnswer = (answered: unknown) => {
          const { storyId: answeredId = answered } = (answered ?? {}) as { storyId?: unknown };
          if (answeredId !== storyId) return;
          channel.off(answerName, onAnswer);
          resolve();
        };
        channel.on(answerName, onAnswer);
        channel.emit(name, payload);
      }),
    [event, answer, id] as const,
  );
}

/** A property of a component, as its page lists it. */
export interface Property {
  readonly name: string;
  readonly type: string | undefined;
  readonly description: string | undefined;
}

/** Returns the properties of a story's component. Storybook must have shown a story before. */
export async function propertiesOf(page: Page, id: string): Promise<Property[]> {
  return page.evaluate(async (storyId) => {
    const { storyStoreValue } = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__!;
    const { argTypes } = await storyStoreValue.loadStory({ storyId });
    return Object.entries(argTypes).map(([name, { description, table }]) => ({
      name,
      description,
      type: table?.type?.summary,
    }));
  }, id);
}

/** The settings that a story pins, and the modes in which Chromatic takes its pictures. */
export interface PictureSettings {
  readonly id: string;
  readonly pinned: Pinned;
  /** The modes by their names. */
  readonly modes: Readonly<Record<string, PictureMode>>;
}

/** Returns the settings of stories. Storybook must have shown a story before. */
export async function pictureSettings(
  page: Page,
  ids: readonly string[],
): Promise<PictureSettings[]> {
  return page.evaluate(async (storyIds) => {
    const { storyStoreValue } = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__!;
    const settings = [];
    for (const storyId of storyIds) {
      const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId });
      const pinned: Pinned = {
        ...(parameters.language && { language: parameters.language }),
        ...(storyGlobals.project && { project: storyGlobals.project }),
        ...(storyGlobals.viewport && { viewport: storyGlobals.viewport.value }),
      };
      const modes = Object.entries(parameters.chromatic?.modes ?? {});
      const used = modes
        .filter(([, { disable }]) => !disable)
        .map(([name, { disable: _, ...mode }]) => [name, mode] as const);
      settings.push({ id: storyId, pinned, modes: Object.fromEntries(used) });
    }
    return settings;
  }, ids);
}

/** The part of Storybook's preview that the tests use. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue: {
      loadStory(story: { storyId: string }): Promise<{
        argTypes: Record<string, ArgType>;
        parameters: StoryParameters;
        storyGlobals: Pick<Pinned, 'project'> & {
          viewport?: { value: NonNullable<Pinned['viewport']> };
        };
      }>;
    };
    readonly channel: {
      emit(event: string, payload: object): void;
      on(event: string, listener: (payload: unknown) => void): void;
      off(event: string, listener: (payload: unknown) => void): void;
    };
    readonly currentRender?: {
      readonly id?: string;
      readonly phase?: string;
      readonly story?: { readonly parameters: StoryParameters };
    };
  };
}

interface ArgType {
  readonly description?: string;
  readonly table?: { readonly type?: { readonly summary?: string } };
}
