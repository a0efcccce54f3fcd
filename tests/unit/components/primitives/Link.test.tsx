/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/primitives/Link.stories.tsx';
import { Link } from '../../../../components/primitives/Link.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Link', () => {
  it('tells that an external link opens in a new tab, in the language of the page', () => {
    renderOnPage(<Link {...story.External.args} />, 'de');
    const link = screen.getByRole('link', {
      name: 'Kooperierende Verbände (öffnet in neuem Tab)',
    });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer external');
  });

  it('tells so in another language where that has to do, and marks it', () => {
    renderOnPage(<Link {...story.External.args} />, 'de', {
      'link.newTab': { text: '(opens in a new tab)', lang: 'en' },
    });
    expect(screen.getByRole('link', { name: /\(opens in a new tab\)$/ })).toBeVisible();
    expect(screen.getByText('(opens in a new tab)')).toHaveAttribute('lang', 'en');
  });

  it.each(['https://www.example.org', 'mailto:info@example.org', 'tel:+4930123456'])(
    'shows an icon after a link to %s',
    (href) => {
      const { container } = renderOnPage(<Link href={href}>Link</Link>);
      expect(container.querySelector('a > span > svg')).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it('leaves the icon out on demand, but not the words', () => {
    const { container } = renderOnPage(
      <Link href="tel:+4930123456" icon={false} children="Anrufen" />,
    );
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByRole('link')).toHaveAccessibleName(/neuem Tab/);
  });

  it('is bare inside the website', () => {
    const { container } = renderOnPage(<Link href="/berufsordnung" children="Berufsordnung" />);
    const link = screen.getByRole('link', { name: 'Berufsordnung' });
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
    expect(container.querySelector('svg')).toBeNull();
  });

  it('knows its own website', () => {
    renderOnPage(
      <Link href="https://verband.example/satzung" siteOrigin="https://verband.example">
        Satzung
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'Satzung' })).toHaveAttribute('href', '/satzung');
  });

  it('shows an unsafe address as plain text', () => {
    const { container } = renderOnPage(<Link {...story.UnsafeAddress.args} />);
    expect(container).toHaveTextContent('Kein Link, nur Text');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('marks the current page', () => {
    renderOnPage(<Link {...story.Quiet.args} />);
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  });
});
