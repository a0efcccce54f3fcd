/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { plain, Words } from '../../../../components/i18n/Words.tsx';

describe('Words', () => {
  it('shows words in the language of the page without any markup', () => {
    const { container } = render(<Words of="Satzung" />);
    expect(container.innerHTML).toBe('Satzung');
  });

  it('marks words in another language for screen readers', () => {
    render(<Words of={{ text: 'Satzung', lang: 'de' }} />);
    expect(screen.getByText('Satzung')).toHaveAttribute('lang', 'de');
  });
});

describe('plain', () => {
  it('gives the bare text of either', () => {
    expect([plain('Satzung'), plain({ text: 'Satzung', lang: 'de' })]).toEqual([
      'Satzung',
      'Satzung',
    ]);
  });
});
