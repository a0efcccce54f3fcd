import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { projects } from '../../../../.storybook/projects.ts';
import { theme as themeKind } from '../../../../data/kinds/theme.ts';

const embedded = readdirSync('data/embedded');

it('shows every embedded project in Storybook', () => {
  expect(Object.keys(projects).toSorted()).toEqual(embedded.toSorted());
});

it.each(embedded)('shows %s as its folder says', (project) => {
  const written: unknown = JSON.parse(readFileSync(`data/embedded/${project}/theme.json`, 'utf8'));
  const { brand_color, base_color, config } = themeKind.schema.parse(written);
  const { header: _ofTheHeader, ...shapes } = config;
  const inStorybook: Readonly<Record<string, unknown>> = projects;
  expect(inStorybook[project]).toEqual({
    brandColor: brand_color,
    baseColor: base_color,
    ...shapes,
  });
});
