/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import {
  breakpoints,
  button,
  containers,
  durations,
  grid,
  limits,
  sizes,
} from '../../../components/theme/tokens.ts';
import { theme } from '../../../components/theme/theme.ts';

describe('tokens', () => {
  it('hold the constants of the specification, section 9', () => {
    expect(durations).toMatchObject({
      dropdown: 200,
      mobileMenu: 500,
      expander: 500,
      layout: 450,
      resizeBlock: 250,
      height: 250,
      lazyImage: 500,
    });
    expect(grid).toEqual({ columns: 12, gutter: 30, breakpoints: [576, 768, 992, 1200, 1600] });
    expect(containers).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280 });
    expect(breakpoints).toEqual({ sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' });
    expect(sizes).toMatchObject({ header: '170px', logo: '300px', banner: '520px' });
    expect(limits).toEqual({
      bannerNarrowBelow: 700,
      ratingBoxCollapsedBelow: 1200,
      footerWidgetWidth: '25%',
      lazyImageMargin: 200,
      resizeDebounce: 100,
      anchorOffset: -150,
    });
    expect(button).toEqual({ textTransform: 'uppercase', fontSize: '0.8rem' });
  });
});

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
