import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { projects } from '../../../../.storybook/projects.ts';
import { themeSheet } from '../../../../components/theme/stylesheet.ts';
import { theme } from '../../../../components/theme/theme.ts';

describe('theme', () => {
  it('names custom properties, so that nothing renders again when values change', () => {
    expect(theme.colors.accentTextHover).toBe('var(--color-accent-text-hover)');
    expect(theme.space[4]).toBe('var(--space-4)');
    expect(theme.fontSizes['2xl']).toBe('var(--font-size-2xl)');
  });

  it('gives styled-system its breakpoints in order and by name', () => {
    expect([...theme.breakpoints]).toEqual(['30em', '48em', '62em', '80em', '96em']);
    expect(theme.breakpoints.lg).toBe('62em');
  });
});

it('lets components define nothing anew but colours: all else stands in their rules as its value', () => {
  const [project] = Object.values(projects);
  const constants = new Set(themeSheet(project!).constants.map(([name]) => name));
  const sources = globSync('components/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('components/theme/'),
  );
  const defined = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name),
  );
  expect(defined).toContain('--color-ink');
  expect(defined.filter((name) => constants.has(name))).toEqual([]);
});
