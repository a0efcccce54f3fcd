/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { MenuLink } from '../../../../components/navigation/MenuLink.tsx';
import * as story from '../../../../stories/navigation/MenuLink.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('MenuLink', () => {
  it('is a plain link', () => {
    renderOnPage(<MenuLink {...story.Plain.args} />);
    const link = screen.getByRole('link', { name: 'Aktuelles' });
    expect(link).toHaveAttribute('href', '/aktuelles');
    expect(link).not.toHaveAttribute('hreflang');
    expect(link).not.toHaveAttribute('aria-current');
    expect(link).not.toHaveStyle({ 'border-radius': 'var(--radius-sm)' });
  });

  it('can look like a button', () => {
    renderOnPage(<MenuLink {...story.AsButton.args} />);
    expect(screen.getByRole('link')).toHaveStyle({ 'border-radius': 'var(--radius-sm)' });
  });

  it.each([
    ['the current page', story.Current.args, 'page'],
    ['a page above it', story.CurrentPart.args, 'true'],
  ])('tells screen readers that it leads to %s', (_, props, mark) => {
    renderOnPage(<MenuLink {...props} />);
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', mark);
  });

  it('shows, says and marks that its page is in German', () => {
    renderOnPage(<MenuLink {...story.ToPageInGerman.args} />, 'fr');
    const link = screen.getByRole('link', { name: 'Code de déontologie (en allemand)' });
    expect(link).toHaveAttribute('hreflang', 'de');
    expect(screen.getByText('DE')).toHaveAttribute('aria-hidden', 'true');
  });
});
