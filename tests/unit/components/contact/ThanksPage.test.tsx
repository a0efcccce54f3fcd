/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ToAnybody } from '../../../../stories/contact/ThanksPage.stories.tsx';
import { ThanksPage } from '../../../../components/contact/ThanksPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ThanksPage', () => {
  it('thanks, says what happens next, and leads on', () => {
    renderOnPage(<ThanksPage {...ToAnybody.args} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vielen Dank');
    expect(screen.getByText(/so schnell wie möglich/)).toBeVisible();
    expect(screen.getByText('In dringenden Fällen rufen Sie uns bitte an.')).toBeVisible();
  });

  it('shows the way home, in the language of the page', () => {
    renderOnPage(<ThanksPage {...ToAnybody.args} />, 'fr');
    const link = screen.getByRole('link', { name: 'Retour à l’accueil' });
    expect(link).toHaveAttribute('href', '/');
  });
});
