/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import {
  AccessibilityPage,
  type AccessibilityPageProps,
} from '../../../../components/legal/AccessibilityPage.tsx';
import * as story from '../../../../stories/legal/AccessibilityPage.stories.tsx';
import { hrefsOf, renderOnPage } from '../../onPage.tsx';

const show = (props: AccessibilityPageProps) => renderOnPage(<AccessibilityPage {...props} />);
const section = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement!;

describe('AccessibilityPage', () => {
  it('names no law and no authority in a voluntary statement', () => {
    const { container } = show(story.Voluntary.args);
    expect(screen.getByText(/Wir geben sie freiwillig ab\./)).toBeVisible();
    expect(container).not.toHaveTextContent(/BFSG|BGG|BITV|Marktüberwachung|Schlichtung/);
  });

  it('shows its dates, if there are any', () => {
    const { container, unmount } = show(story.PublicBody.args);
    expect(container).toHaveTextContent('Diese Erklärung wurde am 2. November 2026 erstellt.');
    expect(container).toHaveTextContent('Sie wurde zuletzt am 15. Januar 2027 überprüft.');
    unmount();
    const other = renderOnPage(<AccessibilityPage {...story.Business.args} date={undefined} />);
    expect(other.container).not.toHaveTextContent('Diese Erklärung wurde');
  });

  // Implementing Decision (EU) 2018/1523, annex, section 1: compliance status, and method (article 3).
  it.each([
    ['full', 'self', 'vollständig vereinbar', 'Selbstbewertung'],
    ['partial', 'self', 'teilweise vereinbar', 'Selbstbewertung'],
    ['none', 'third_party', 'nicht vereinbar', 'Bewertung durch Dritte'],
  ] as const)('shows status (%s) and method (%s) of a public body', (...row) => {
    const [status, method, result, assessor] = row;
    const { container } = show({ ...story.PublicBody.args, assessment: { status, method } });
    expect(container).toHaveTextContent(`ist mit diesen Anforderungen ${result}`);
    expect(container).toHaveTextContent(assessor);
  });

  it('names the BFSG and the market surveillance authority for a business', () => {
    show(story.Business.args);
    expect(screen.getByText(/§ 14 und Anlage 3 .* \(BFSG\).*EN 301 549.*V3\.2\.1/)).toBeVisible();
    expect(section('Zuständige Marktüberwachungsbehörde')).toHaveTextContent('Magdeburg');
    expect(screen.queryByText(/Schlichtungsstelle/)).not.toBeInTheDocument();
  });

  it('names BGG, BITV and the arbitration board for a public body', () => {
    show(story.PublicBody.args);
    expect(screen.getByText(/12b .* \(BGG\).*BITV 2\.0.*EN 301 549/)).toBeInTheDocument();
    expect(section('Schlichtungsverfahren')).toHaveTextContent('info@schlichtungsstelle-bgg.de');
    expect(screen.queryByText(/Marktüberwachung/)).not.toBeInTheDocument();
  });

  it('names the arbitration board that the editor entered', () => {
    show(story.PublicBodyOfAState.args);
    expect(section('Schlichtungsverfahren')).toHaveTextContent('Landesbeauftragten');
    expect(section('Schlichtungsverfahren')).not.toHaveTextContent('Mauerstraße');
  });

  it('offers phone, email and form to report barriers', () => {
    show(story.Business.args);
    expect(hrefsOf(within(section('Barrieren melden')).getAllByRole('link'))).toEqual([
      'tel:+493023125010',
      'mailto:info@vhm.example',
      '/kontakt',
    ]);
  });

  it('quotes the conformance report of the software, and says what the next version of the standard changes', () => {
    show(story.Business.args);
    const report = section('Konformitätsbericht der Software');
    expect(report).toHaveTextContent(/Collegium 1\.4\.0 vom 20\. November 2026 .* 55 Kriterien/);
    expect(report).toHaveTextContent('30 erfüllt, 2 teilweise erfüllt, 1 nicht erfüllt');
    expect(report).toHaveTextContent('9 nicht anwendbar und 13 nicht bewertet');
    expect(report).toHaveTextContent(
      /V3\.2\.1 .* harmonisierte .* V4\.1\.1 verweist auf WCAG 2\.2/,
    );
  });

  it.each([
    ['business', story.Business.args],
    ['public body', story.PublicBody.args],
  ])('lists all its sections in the table of contents (%s)', (_, props) => {
    const { container } = show(props);
    const contents = screen.getByRole('navigation', { name: 'Auf dieser Seite' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(6);
    for (const link of links) {
      const target = container.querySelector(link.getAttribute('href')!)!;
      expect(target.querySelector('h2') ?? target).toHaveTextContent(link.textContent);
    }
  });
});
