/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { callToActionFixtures } from '../../../../components/contact/CallToAction.fixtures.ts';
import { CallToAction } from '../../../../components/contact/CallToAction.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { full, formOnly, french } = callToActionFixtures;

describe('CallToAction', () => {
  it('offers to call and to write', () => {
    renderOnPage(<CallToAction {...full} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Haben Sie Fragen?' })).toBeVisible();
    expect(screen.getByRole('link', { name: /anrufen/ })).toHaveAttribute(
      'href',
      'tel:+493023125010',
    );
    expect(screen.getByTitle('Telefon')).toBe(screen.getByRole('link', { name: /anrufen/ }));
    expect(screen.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
      'href',
      '/kontakt',
    );
  });

  it.each([undefined, { text: 'nach Vereinbarung' }])(
    'offers to write only where nobody can be called: %j',
    (phone) => {
      renderOnPage(<CallToAction {...formOnly} phone={phone} />);
      expect(screen.getAllByRole('link')).toHaveLength(1);
    },
  );

  it('speaks the language of the page, and marks what does not', () => {
    renderOnPage(<CallToAction {...french} />, 'fr');
    expect(screen.getByRole('link', { name: 'Écrire un message' })).toBeInTheDocument();
    expect(screen.getByText(/^Rufen Sie/)).toHaveAttribute('lang', 'de');
  });
});
