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
  });

  it.each([
    ['the page', story.Current.args, 'page'],
    ['a page above it', story.CurrentPart.args, 'true'],
  ])('tells screen readers that it leads to %s', (_, props, mark) => {
    renderOnPage(<MenuLink {...props} />);
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', mark);
  });

  it('tells all senses and machines that the page behind it is in German', () => {
    renderOnPage(<MenuLink {...story.ToPageInGerman.args} />, 'fr');
    const link = screen.getByRole('link', { name: 'Code de déontologie (en allemand)' });
    expect(link).toHaveAttribute('hreflang', 'de');
    expect(screen.getByText('DE')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is a link among links where it looks like a button', () => {
    renderOnPage(
      <>
        <MenuLink {...story.Plain.args} />
        <MenuLink {...story.AsButton.args} />
      </>,
    );
    const [plain, button] = screen.getAllByRole('link');
    expect(plain).not.toHaveStyle({ 'border-radius': 'var(--radius-pill)' });
    expect(button).toHaveStyle({ 'border-radius': 'var(--radius-pill)' });
  });

  it('marks its own words where they are in German too', () => {
    renderOnPage(<MenuLink {...story.Untranslated.args} />, 'fr');
    expect(screen.getByText('Schiedsstelle')).toHaveAttribute('lang', 'de');
  });
});
