/**
 * @jest-environment jsdom
 */
import { expect, it } from '@jest/globals';
import { Surroundings } from '../../../.storybook/Surroundings.tsx';
import { projects } from '../../../.storybook/projects.ts';
import { serverMarkup } from '../../../.storybook/markup/serverMarkup.tsx';
import { Button } from '../../../components/primitives/Button.tsx';
import { TextField } from '../../../components/primitives/TextField.tsx';
import { render } from '../../../eleventy/rendering/render.tsx';

const elements = {
  'a button': <Button>Nachricht senden</Button>,
  'a field with an error': (
    <TextField
      label="Name"
      error="Bitte geben Sie Ihren Namen an."
      required
      requiredLabel="Pflicht"
    />
  ),
};

it.each(Object.entries(elements))('%s is written as the build writes it', (_, element) => {
  const { html, css } = serverMarkup(
    <Surroundings language="de">{element}</Surroundings>,
    projects.association,
  );
  expect(html).toBe(render(element, 'de').replaceAll(/<style.*?<\/style>/gs, ''));
  const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
  expect(classes).not.toEqual([]);
  for (const name of classes) expect(css).toContain(`.${name}{`);
});
