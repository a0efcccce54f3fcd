/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import {
  newsletterLinkFixtures,
  newsletterLinkPages,
} from '../../../../components/newsletter/NewsletterLink.fixtures.ts';
import { NewsletterLinkView } from '../../../../components/newsletter/NewsletterLinkView.tsx';
import { renderOnPage } from '../../onPage.tsx';

const fixtures = Object.entries(newsletterLinkFixtures);

describe('NewsletterLinkView', () => {
  it.each(fixtures)('has one heading and a way on: %s', (_, props) => {
    renderOnPage(<NewsletterLinkView {...props} />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    const ways = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
    expect(ways).not.toEqual([]);
  });

  it('has a button that waits for the script that it needs', () => {
    renderOnPage(<NewsletterLinkView {...newsletterLinkFixtures.waiting} />);
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it.each([
    ['confirmInEnglish', 'en', 'Thank you for subscribing!', 'An unexpected error occurred'],
    ['confirmInFrench', 'fr', 'Merci pour votre inscription', 'Une erreur inattendue'],
  ] as const)('has the words of the specification: %s', (fixture, language, thanks, error) => {
    const props = newsletterLinkPages[fixture];
    const { unmount } = renderOnPage(<NewsletterLinkView {...props} state="done" />, language);
    expect(screen.getByText(new RegExp(`^${thanks}`))).toBeVisible();
    unmount();
    renderOnPage(<NewsletterLinkView {...props} state="away" />, language);
    expect(screen.getByText(new RegExp(`^${error}`))).toBeVisible();
  });
});
