/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { NewsTeaser } from '../../../../components/news/NewsTeaser.tsx';
import {
  WithLead,
  WithoutLead,
  WithPicture,
} from '../../../../stories/news/NewsTeaser.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

describe('NewsTeaser', () => {
  it('is one link, with the title as name', () => {
    renderOnPage(<NewsTeaser {...WithLead.args} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(hrefOf('Neuer Mustervertrag ab Januar')).toBe('/aktuelles/neuer-mustervertrag');
  });

  it.each([
    ['de', '5. Oktober 2026'],
    ['en', '5 October 2026'],
    ['fr', '5 octobre 2026'],
  ] as const)('writes its date as is usual in %s', (language, day) => {
    renderOnPage(<NewsTeaser {...WithLead.args} />, language);
    expect(screen.getByText(day)).toHaveAttribute('datetime', '2026-10-05');
  });

  it('shows a picture without saying it, since the title says what it shows', () => {
    const { container } = renderOnPage(<NewsTeaser {...WithPicture.args} />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('has no empty paragraph without a lead', () => {
    const { container } = renderOnPage(<NewsTeaser {...WithoutLead.args} />);
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });
});
