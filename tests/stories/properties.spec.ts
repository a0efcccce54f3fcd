import { expect } from '@playwright/test';
import { modesFor } from '../../.storybook/pictureModes.ts';
import { defaultLanguage } from '../../locales/languages.ts';
import { listStories, pictureSettings, propertiesOf, show, test } from './storybook.ts';

const stories = listStories();

/** The first story of each component: its page lists the properties of this one. */
const firstStories = stories.filter(
  ({ title }, index) => stories.findIndex((story) => story.title === title) === index,
);

test('every property has a type and a description', async ({ storybook: page }) => {
  await show(page, stories[0]!.id);
  const components = await Promise.all(
    firstStories.map(async ({ id, title }) =>
      (await propertiesOf(page, id)).map((property) => ({ title, ...property })),
    ),
  );
  const properties = components.flat();
  expect(properties.length).toBeGreaterThan(500);
  const unclear = properties.filter(
    ({ type, description }) => !description || !type || storybooksGuesses.has(type),
  );
  expect(unclear.map(({ title, name, type }) => `${title}: ${name} (${type})`)).toEqual([]);
});

test('no picture of a story repeats another', async ({ storybook: page }) => {
  await show(page, stories[0]!.id);
  const settings = await pictureSettings(
    page,
    stories.map(({ id }) => id),
  );
  const wrong = settings.filter(({ id, pinned, modes }) => {
    const isFoundation = id.startsWith('foundations-');
    const wanted = modesFor({ ...pinned, ...(isFoundation && { language: defaultLanguage }) });
    return Object.keys(wanted).toSorted().join() !== Object.keys(modes).toSorted().join();
  });
  expect(wrong).toEqual([]);
});

/** Storybook shows one of these words in place of a type that it can't resolve. */
const storybooksGuesses = new Set(['unknown', 'any', 'union', 'intersection']);
