/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ColorModeToggle } from '../../../../components/frame/ColorModeToggle.tsx';
import { sampleLanguages } from '../../../sampleLanguages.ts';
import { renderOnPage } from '../../onPage.tsx';

describe('ColorModeToggle', () => {
  it.each(sampleLanguages)('is a button with a name, in %s', (language) => {
    renderOnPage(<ColorModeToggle />, language);
    const names = { de: 'Dunkle Darstellung', en: 'Dark mode', fr: 'Mode sombre' };
    expect(screen.getByRole('button', { name: names[language] })).toHaveAttribute('type', 'button');
  });

  it('claims no state before the loader knows it', () => {
    renderOnPage(<ColorModeToggle />);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
  });
});
