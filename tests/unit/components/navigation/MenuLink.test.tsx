/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { MenuLink } from '../../../../components/navigation/MenuLink.tsx';
import { navigationLinkFixtures } from '../../../../components/navigation/navigation.fixtures.ts';
import { renderOnPage } from '../../onPage.tsx';

describe('MenuLink', () => {
  it('is a plain link', () => {
    renderOnPage(<MenuLink {...navigationLinkFixtures.plain} />);
    const link = screen.getByRole('link', { name: 'Aktuelles' });
    expect(link).toHaveAttribute('href', '/aktuelles');
    expect(link).not.toHaveAttribute('hreflang');
    expect(link).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['current', 'page'],
    ['currentPart', 'true'],
  ] as const)('that is %s tells so to screen readers', (name, mark) => {
    renderOnPage(<MenuLink {...navigationLinkFixtures[name]} />);
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', mark);
  });

  it('tells all senses and machines that the page behind it is in German', () => {
    renderOnPage(<MenuLink {...navigationLinkFixtures.germanOnly} />, 'fr');
    const link = screen.getByRole('link', { name: 'Code de déontologie (en allemand)' });
    expect(link).toHaveAttribute('hreflang', 'de');
    expect(screen.getByText('DE')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is a link among links where it looks like a button', () => {
    renderOnPage(
      <>
        <MenuLink {...navigationLinkFixtures.plain} />
        <MenuLink {...navigationLinkFixtures.button} />
      </>,
    );
    const [plain, button] = screen.getAllByRole('link');
    expect(plain).not.toHaveStyle({ 'border-radius': 'var(--radius-pill)' });
    expect(button).toHaveStyle({ 'border-radius': 'var(--radius-pill)' });
  });

  it('marks its own words where they are in German too', () => {
    renderOnPage(<MenuLink {...navigationLinkFixtures.untranslated} />, 'fr');
    expect(screen.getByText('Schiedsstelle')).toHaveAttribute('lang', 'de');
  });
});
