/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import de from '../../../../locales/de.json' with { type: 'json' };
import fr from '../../../../locales/fr.json' with { type: 'json' };

// A French dictionary in which one label is missing and another is still empty.
const { skipLink: _missing, ...others } = fr;
import.meta.jest.unstable_mockModule('../../../../locales/fr.json', () => ({
  default: { ...others, menu: { ...fr.menu, open: '' } },
}));

const { labelsFor } = await import('../../../../components/i18n/createLabels.ts');
const { Label, LabelsProvider } = await import('../../../../components/i18n/Labels.tsx');
const { missingLabels } = await import('../../../../components/i18n/missingLabels.ts');

describe('a label without a translation', () => {
  const { label, text } = labelsFor('fr');

  it('is German and says so', () => {
    expect(label('skipLink')).toEqual({ text: de.skipLink, lang: 'de' });
  });

  it('is German in an attribute, which can not say so', () => {
    expect(text('skipLink')).toBe(de.skipLink);
  });

  it('counts as missing while it is empty', () => {
    expect(label('menu.open')).toEqual({ text: de.menu.open, lang: 'de' });
  });

  it('is listed', () => {
    expect(missingLabels('fr')).toEqual(['skipLink', 'menu.open']);
  });

  it('is pronounced in German', () => {
    render(
      <LabelsProvider labels={labelsFor('fr')}>
        <Label name="skipLink" />
      </LabelsProvider>,
    );
    expect(screen.getByText(de.skipLink)).toHaveAttribute('lang', 'de');
  });

  it('leaves the others alone', () => {
    expect(label('colorMode.dark')).toBe(fr.colorMode.dark);
  });
});
