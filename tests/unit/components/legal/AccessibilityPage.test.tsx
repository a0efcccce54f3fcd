/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { accessibilityPageFixtures } from '../../../../components/legal/AccessibilityPage.fixtures.ts';
import { AccessibilityPage } from '../../../../components/legal/AccessibilityPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('AccessibilityPage', () => {
  it('that nobody has to make names no law and no office', () => {
    const { container } = renderOnPage(
      <AccessibilityPage {...accessibilityPageFixtures.voluntary} />,
    );
    expect(screen.getByText(/Wir geben sie freiwillig ab\./)).toBeVisible();
    expect(container).not.toHaveTextContent(/BFSG|BGG|BITV|Marktüberwachung|Schlichtung/);
  });

  it('has a date of its own, and none where nobody has given one', () => {
    const { container, unmount } = renderOnPage(
      <AccessibilityPage {...accessibilityPageFixtures.publicBody} />,
    );
    expect(container).toHaveTextContent('Diese Erklärung wurde am 2. November 2026 erstellt.');
    expect(container).toHaveTextContent('Sie wurde zuletzt am 15. Januar 2027 überprüft.');
    unmount();
    const other = renderOnPage(
      <AccessibilityPage {...accessibilityPageFixtures.business} date={undefined} />,
    );
    expect(other.container).not.toHaveTextContent('Diese Erklärung wurde');
  });

  // Implementing Decision (EU) 2018/1523, annex, section 1: compliance status, and method (article 3).
  it.each([
    ['full', 'vollständig vereinbar'],
    ['partial', 'teilweise vereinbar'],
    ['none', 'nicht vereinbar'],
  ] as const)(
    'of a public body says whether it conforms (%s), and who found out',
    (status, words) => {
      const { container, unmount } = renderOnPage(
        <AccessibilityPage
          {...accessibilityPageFixtures.publicBody}
          assessment={{ status, method: 'self' }}
        />,
      );
      expect(container).toHaveTextContent(`ist mit diesen Anforderungen ${words}`);
      expect(container).toHaveTextContent('Selbstbewertung');
      unmount();
      const other = renderOnPage(
        <AccessibilityPage
          {...accessibilityPageFixtures.publicBody}
          assessment={{ status, method: 'third_party' }}
        />,
      );
      expect(other.container).toHaveTextContent('Bewertung durch Dritte');
    },
  );

  it('of a business follows the BFSG and names the market surveillance authority', () => {
    renderOnPage(<AccessibilityPage {...accessibilityPageFixtures.business} />);
    expect(screen.getByText(/§ 14 und Anlage 3 .* \(BFSG\).*EN 301 549.*V3\.2\.1/)).toBeVisible();
    expect(section('Zuständige Marktüberwachungsbehörde')).toHaveTextContent('Magdeburg');
    expect(screen.queryByText(/Schlichtungsstelle/)).not.toBeInTheDocument();
  });

  it('of a public body follows BGG and BITV and names the arbitration board', () => {
    renderOnPage(<AccessibilityPage {...accessibilityPageFixtures.publicBody} />);
    expect(screen.getByText(/12b .* \(BGG\).*BITV 2\.0.*EN 301 549/)).toBeInTheDocument();
    expect(section('Schlichtungsverfahren')).toHaveTextContent('info@schlichtungsstelle-bgg.de');
    expect(screen.queryByText(/Marktüberwachung/)).not.toBeInTheDocument();
  });

  it('names the office that the editor does, where it is another one', () => {
    renderOnPage(<AccessibilityPage {...accessibilityPageFixtures.otherOffice} />);
    expect(section('Schlichtungsverfahren')).toHaveTextContent('Landesbeauftragten');
    expect(section('Schlichtungsverfahren')).not.toHaveTextContent('Mauerstraße');
  });

  it('has a form, a number and an address for barriers that visitors meet', () => {
    renderOnPage(<AccessibilityPage {...accessibilityPageFixtures.french} />, 'fr');
    const ways = within(section('Signaler un obstacle')).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href')!.split(':')[0])).toEqual([
      'tel',
      'mailto',
      '/kontakt',
    ]);
  });

  it.each(['business', 'publicBody'] as const)(
    'lists all its sections in the table of contents (%s)',
    (name) => {
      const { container } = renderOnPage(
        <AccessibilityPage {...accessibilityPageFixtures[name]} />,
      );
      const contents = screen.getByRole('navigation', { name: 'Auf dieser Seite' });
      const links = within(contents).getAllByRole('link');
      expect(links).toHaveLength(5);
      for (const link of links) {
        const target = container.querySelector(link.getAttribute('href')!)!;
        expect(target.querySelector('h2') ?? target).toHaveTextContent(link.textContent);
      }
    },
  );
});

function section(heading: string): HTMLElement {
  return screen.getByRole('heading', { name: heading }).parentElement!;
}
