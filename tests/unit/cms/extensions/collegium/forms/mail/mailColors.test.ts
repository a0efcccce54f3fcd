import { expect, it } from '@jest/globals';
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { mailColors } from '../../../../../../../cms/extensions/collegium/forms/mail/mailColors.ts';

const color = () =>
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('keeps every text legible, whatever two colours an editor picks', () => {
  fc.assert(
    fc.property(color(), color(), (brand, base) => {
      for (const { ground, ink, accent, hairline } of Object.values(mailColors({ brand, base }))) {
        expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(7);
        expect(wcagContrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(hairline, ground)).toBeGreaterThanOrEqual(3);
      }
    }),
  );
});

it('keeps a brand colour that can be read as it is', () => {
  expect(mailColors({ brand: '#17665a', base: '#faf7f2' }).light).toMatchObject({
    ground: '#faf7f2',
    accent: '#17665a',
  });
});

it('has colours where the theme has none that there are', () => {
  expect(mailColors({ brand: 'mauve-ish', base: '' }).light.ground).toBe('#ffffff');
});
