/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
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
