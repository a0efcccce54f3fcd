/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Link } from '../../../../components/primitives/Link.tsx';
import { External, Quiet, UnsafeAddress } from '../../../../stories/primitives/Link.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

describe('Link', () => {
  it('opens another website in a new tab, and says so', () => {
    renderOnPage(<Link {...External.args} />);
    const link = screen.getByRole('link', { name: 'Kooperierende Verbände (öffnet in neuem Tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer external');
  });

  it.each(['https://www.example.org', 'mailto:info@example.org', 'tel:+4930123456'])(
    'shows an icon after %s, unless it is told not to',
    (href) => {
      const { container, unmount } = renderOnPage(<Link href={href}>Kontakt</Link>);
      expect(container.querySelector('a > span > svg')).toHaveAttribute('aria-hidden', 'true');
      unmount();
      const plain = renderOnPage(
        <Link href={href} icon={false}>
          Kontakt
        </Link>,
      ).container;
      expect(plain.querySelector('svg')).toBeNull();
      expect(screen.getByRole('link')).toHaveAccessibleName(
        href.startsWith('https') ? 'Kontakt (öffnet in neuem Tab)' : 'Kontakt',
      );
    },
  );

  it('has neither icon nor other attributes inside the website', () => {
    const { container } = renderOnPage(<Link href="/berufsordnung">Berufsordnung</Link>);
    const link = screen.getByRole('link', { name: 'Berufsordnung' });
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
    expect(container.querySelector('svg')).toBeNull();
  });

  it('shortens an absolute address of its own website', () => {
    renderOnPage(
      <Link href="https://verband.example/satzung" siteOrigin="https://verband.example">
        Satzung
      </Link>,
    );
    expect(hrefOf('Satzung')).toBe('/satzung');
  });

  it('shows an unsafe address as plain text', () => {
    const { container } = renderOnPage(<Link {...UnsafeAddress.args} />);
    expect(container).toHaveTextContent('Kein Link, nur Text');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('marks the current page', () => {
    renderOnPage(<Link {...Quiet.args} />);
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  });
});
