/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/legal/AccessibilityPage.stories.tsx';
import { AccessibilityPage } from '../../../../components/legal/AccessibilityPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('AccessibilityPage', () => {
  it('that nobody has to make names no law and no office', () => {
    const { container } = renderOnPage(<AccessibilityPage {...story.Voluntary.args} />);
    expect(screen.getByText(/Wir geben sie freiwillig ab\./)).toBeVisible();
    expect(container).not.toHaveTextContent(/BFSG|BGG|BITV|Marktüberwachung|Schlichtung/);
  });

  it('has a date of its own, and none where nobody has given one', () => {
    const { container, unmount } = renderOnPage(<AccessibilityPage {...story.PublicBody.args} />);
    expect(container).toHaveTextContent('Diese Erklärung wurde am 2. November 2026 erstellt.');
    expect(container).toHaveTextContent('Sie wurde zuletzt am 15. Januar 2027 überprüft.');
    unmount();
    const other = renderOnPage(<AccessibilityPage {...story.Business.args} date={undefined} />);
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
        <AccessibilityPage {...story.PublicBody.args} assessment={{ status, method: 'self' }} />,
      );
      expect(container).toHaveTextContent(`ist mit diesen Anforderungen ${words}`);
      expect(container).toHaveTextContent('Selbstbewertung');
      unmount();
      const other = renderOnPage(
        <AccessibilityPage
          {...story.PublicBody.args}
          assessment={{ status, method: 'third_party' }}
        />,
      );
      expect(other.container).toHaveTextContent('Bewertung durch Dritte');
    },
  );

  it('of a business follows the BFSG and names the market surveillance authority', () => {
    renderOnPage(<AccessibilityPage {...story.Business.args} />);
    expect(screen.getByText(/§ 14 und Anlage 3 .* \(BFSG\).*EN 301 549.*V3\.2\.1/)).toBeVisible();
    expect(section('Zuständige Marktüberwachungsbehörde')).toHaveTextContent('Magdeburg');
    expect(screen.queryByText(/Schlichtungsstelle/)).not.toBeInTheDocument();
  });

  it('of a public body follows BGG and BITV and names the arbitration board', () => {
    renderOnPage(<AccessibilityPage {...story.PublicBody.args} />);
    expect(screen.getByText(/12b .* \(BGG\).*BITV 2\.0.*EN 301 549/)).toBeInTheDocument();
    expect(section('Schlichtungsverfahren')).toHaveTextContent('info@schlichtungsstelle-bgg.de');
    expect(screen.queryByText(/Marktüberwachung/)).not.toBeInTheDocument();
  });

  it('names the office that the editor does, where it is another one', () => {
    renderOnPage(<AccessibilityPage {...story.PublicBodyOfAState.args} />);
    expect(section('Schlichtungsverfahren')).toHaveTextContent('Landesbeauftragten');
    expect(section('Schlichtungsverfahren')).not.toHaveTextContent('Mauerstraße');
  });

  it('has a form, a number and an address for barriers that visitors meet', () => {
    renderOnPage(<AccessibilityPage {...story.Business.args} />);
    const ways = within(section('Barrieren melden')).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href')!.split(':')[0])).toEqual([
      'tel',
      'mailto',
      '/kontakt',
    ]);
  });

  it.each([
    ['business', story.Business.args],
    ['public body', story.PublicBody.args],
  ])('lists all its sections in the table of contents (%s)', (_, props) => {
    const { container } = renderOnPage(<AccessibilityPage {...props} />);
    const contents = screen.getByRole('navigation', { name: 'Auf dieser Seite' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(5);
    for (const link of links) {
      const target = container.querySelector(link.getAttribute('href')!)!;
      expect(target.querySelector('h2') ?? target).toHaveTextContent(link.textContent);
    }
  });
});

function section(heading: string): HTMLElement {
  return screen.getByRole('heading', { name: heading }).parentElement!;
}
