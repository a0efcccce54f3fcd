/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as all from '../../../../stories/newsletter/NewsletterLinkView.stories.tsx';
import { NewsletterLinkView } from '../../../../components/newsletter/NewsletterLinkView.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { default: _meta, ...stories } = all;

describe('NewsletterLinkView', () => {
  it.each(Object.entries(stories))('has one heading and a way to go on: %s', (_, { args }) => {
    renderOnPage(<NewsletterLinkView {...args} />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    const ways = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
    expect(ways).not.toEqual([]);
  });

  it('has a button that waits for the script that it needs', () => {
    renderOnPage(<NewsletterLinkView {...stories.Waiting.args} />);
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it.each([
    ['en', 'Thank you for subscribing!', 'An unexpected error occurred'],
    ['fr', 'Merci pour votre inscription', 'Une erreur inattendue'],
  ] as const)('has the words of the specification: %s', (language, thanks, error) => {
    const { unmount } = renderOnPage(<NewsletterLinkView {...stories.Confirmed.args} />, language);
    expect(screen.getByText(new RegExp(`^${thanks}`))).toBeVisible();
    unmount();
    renderOnPage(<NewsletterLinkView {...stories.Unreachable.args} />, language);
    expect(screen.getByText(new RegExp(`^${error}`))).toBeVisible();
  });
});
