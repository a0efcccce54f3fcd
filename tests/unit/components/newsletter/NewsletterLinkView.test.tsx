/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { NewsletterLinkView } from '../../../../components/newsletter/NewsletterLinkView.tsx';
import * as all from '../../../../stories/newsletter/NewsletterLinkView.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { default: _meta, ...stories } = all;

describe('NewsletterLinkView', () => {
  it.each(Object.entries(stories))('has one heading and a way to go on: %s', (_, { args }) => {
    renderOnPage(<NewsletterLinkView {...args} />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    const ways = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
    expect(ways).not.toEqual([]);
  });

  it('has a disabled button until its script has loaded', () => {
    renderOnPage(<NewsletterLinkView {...stories.Waiting.args} />);
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it.each([
    ['en', stories.Confirmed.args, /^Thank you for subscribing!/],
    ['fr', stories.Confirmed.args, /^Merci pour votre inscription/],
    ['en', stories.Unreachable.args, /^An unexpected error occurred/],
    ['fr', stories.Unreachable.args, /^Une erreur inattendue/],
  ] as const)('has the texts of the specification (%s)', (language, props, text) => {
    renderOnPage(<NewsletterLinkView {...props} />, language);
    expect(screen.getByText(text)).toBeVisible();
  });
});
