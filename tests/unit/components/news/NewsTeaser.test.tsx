/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/news/NewsTeaser.stories.tsx';
import { NewsTeaser } from '../../../../components/news/NewsTeaser.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('NewsTeaser', () => {
  it('is one link, which its title names', () => {
    renderOnPage(<NewsTeaser {...story.WithLead.args} />);
    expect(screen.getByRole('link')).toHaveAccessibleName(story.WithLead.args.title);
    expect(screen.getByRole('link')).toHaveAttribute('href', story.WithLead.args.href);
  });

  it.each([
    ['de', '5. Oktober 2026'],
    ['en', '5 October 2026'],
    ['fr', '5 octobre 2026'],
  ] as const)('writes its day as people do: %s', (language, day) => {
    renderOnPage(<NewsTeaser {...story.WithLead.args} />, language);
    expect(screen.getByText(day)).toHaveAttribute('datetime', '2026-10-05');
  });

  it('may have no lead, and marks one of another language', () => {
    const { container, unmount } = renderOnPage(<NewsTeaser {...story.WithoutLead.args} />);
    expect(container.querySelectorAll('p')).toHaveLength(1);
    unmount();
    renderOnPage(<NewsTeaser {...story.UntranslatedLead.args} />, 'fr');
    expect(screen.getByText('Er ist kürzer geworden.')).toHaveAttribute('lang', 'de');
  });
});
