/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { newsTeaserFixtures } from '../../../../components/news/NewsTeaser.fixtures.ts';
import { NewsTeaser } from '../../../../components/news/NewsTeaser.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { conference, withoutLead, frenchUntranslated } = newsTeaserFixtures;

describe('NewsTeaser', () => {
  it('is one link, which its title names', () => {
    renderOnPage(<NewsTeaser {...conference} />);
    expect(screen.getByRole('link')).toHaveAccessibleName(conference.title);
    expect(screen.getByRole('link')).toHaveAttribute('href', conference.href);
  });

  it.each([
    ['de', '19. November 2026'],
    ['en', '19 November 2026'],
    ['fr', '19 novembre 2026'],
  ] as const)('writes its day as people do: %s', (language, day) => {
    renderOnPage(<NewsTeaser {...conference} />, language);
    expect(screen.getByText(day)).toHaveAttribute('datetime', '2026-11-19');
  });

  it('may have no lead, and marks one of another language', () => {
    const { container, unmount } = renderOnPage(<NewsTeaser {...withoutLead} />);
    expect(container.querySelectorAll('p')).toHaveLength(1);
    unmount();
    renderOnPage(<NewsTeaser {...frenchUntranslated} />, 'fr');
    expect(screen.getByText('Er ist kürzer geworden.')).toHaveAttribute('lang', 'de');
  });
});
