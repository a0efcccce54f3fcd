/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/contact/CallToAction.stories.tsx';
import { CallToAction } from '../../../../components/contact/CallToAction.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('CallToAction', () => {
  it('offers to call and to write', () => {
    renderOnPage(<CallToAction {...story.CallOrWrite.args} />);
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
      renderOnPage(<CallToAction {...story.WriteOnly.args} phone={phone} />);
      expect(screen.getAllByRole('link')).toHaveLength(1);
    },
  );

  it('speaks the language of the page, and marks what does not', () => {
    renderOnPage(<CallToAction {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByRole('link', { name: 'Écrire un message' })).toBeInTheDocument();
    expect(screen.getByText(/^Rufen Sie/)).toHaveAttribute('lang', 'de');
  });
});
