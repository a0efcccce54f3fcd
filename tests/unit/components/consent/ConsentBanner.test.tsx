/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { consentBannerFixtures } from '../../../../components/consent/ConsentBanner.fixtures.ts';
import { ConsentBanner } from '../../../../components/consent/ConsentBanner.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { german, preselected, frenchWithGermanWords } = consentBannerFixtures;

describe('ConsentBanner', () => {
  it('is a region that is named by its question', () => {
    renderOnPage(<ConsentBanner {...german} />);
    expect(screen.getByRole('region', { name: 'Was dürfen wir laden?' })).toBeInTheDocument();
  });

  it('ticks only what can’t be refused', () => {
    renderOnPage(<ConsentBanner {...german} />);
    const [functional, ...others] = screen.getAllByRole('checkbox');
    expect(functional).toBeChecked();
    expect(functional).toBeDisabled();
    expect(others).toHaveLength(2);
    for (const box of others) {
      expect(box).not.toBeChecked();
      expect(box).toBeEnabled();
    }
  });

  it('ticks beforehand what the project says', () => {
    renderOnPage(<ConsentBanner {...preselected} />);
    expect(screen.getByRole('checkbox', { name: 'Matomo Analytics' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Videos' })).not.toBeChecked();
  });

  it('tells of each choice what it is about, even folded', () => {
    renderOnPage(<ConsentBanner {...german} />);
    expect(screen.getByRole('checkbox', { name: 'Videos' })).toHaveAccessibleDescription(
      german.choices[2]?.description,
    );
  });

  it('has refusing look like allowing, and stand before it', () => {
    renderOnPage(<ConsentBanner {...german} />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Alle Cookies ablehnen',
      'Alle Cookies erlauben',
      'Ausgewählte Cookies erlauben',
    ]);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  });

  it('links to more about a choice, and to what happens to data', () => {
    renderOnPage(<ConsentBanner {...german} />);
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
    expect(screen.getByText('Mehr über Videos').closest('a')).toHaveAttribute(
      'href',
      '/datenschutz',
    );
  });

  it('marks words that stand in from another language', () => {
    renderOnPage(<ConsentBanner {...frenchWithGermanWords} />, 'fr');
    for (const words of screen.getAllByText('Videos')) expect(words).toHaveAttribute('lang', 'de');
  });
});
