/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import { legalContentFixtures } from '../../../../components/legal/LegalContent.fixtures.ts';
import { LegalContent, LegalContents } from '../../../../components/legal/LegalContent.tsx';
import { headingsOf } from '../../../../components/legal/legalHeadings.ts';
import { renderOnPage } from '../../onPage.tsx';

describe('LegalContent', () => {
  it.each([
    ['legalAuthority', 'Zuständige Aufsichtsbehörde', 'Gesundheitsamt Musterstadt'],
    ['insurance', 'Berufshaftpflichtversicherung', 'Musterländische Versicherung AG'],
    ['imageSources', 'Bildnachweise', 'Alle Zeichnungen'],
    ['dataProtection', 'Gesetzlich vorgeschriebener Datenschutzbeauftragter', 'Wir haben'],
  ] as const)('has a heading for %s', (name, heading, beginning) => {
    renderOnPage(<LegalContent {...legalContentFixtures[name]} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading);
    expect(screen.getByText(new RegExp(`^${beginning}`))).toBeInTheDocument();
  });

  it.each(['topInfo', 'bottomInfo'] as const)('has none for %s', (name) => {
    renderOnPage(<LegalContent {...legalContentFixtures[name]} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByText(/Digitale-Dienste|Stand/)).toBeInTheDocument();
  });

  it('names every data protection officer, the first one with an anchor', () => {
    const { container } = renderOnPage(<LegalContent {...legalContentFixtures.twoOfficers} />);
    expect(container.querySelectorAll('address')).toHaveLength(2);
    expect(container.querySelector('#data-protection-officer')).toHaveTextContent('Dr. Paula');
  });

  it('leads to the rules of the other party, and to those of its two analytics services', () => {
    renderOnPage(<LegalContent {...legalContentFixtures.rolex} />);
    const hosts = screen
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href')!).host);
    expect(hosts).toEqual([
      ...['www.rolex.com', 'www.rolex.com', 'www.rolex.com'],
      ...['www.adobe.com', 'contentsquare.com'],
    ]);
  });

  it('opens the banner again', () => {
    renderOnPage(<LegalContent {...legalContentFixtures.cookies} />);
    const section = screen.getByRole('heading', { name: 'Cookies' }).parentElement!;
    expect(within(section).getByRole('button', { name: 'Cookie Einstellungen' })).toHaveAttribute(
      'data-consents',
    );
  });

  it('is marked where the text is in another language', () => {
    renderOnPage(<LegalContent {...legalContentFixtures.untranslated} />, 'fr');
    expect(screen.getByText(/^Musterländische/).parentElement).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('heading')).toHaveTextContent(/^Assurance/);
  });
});

describe('the headings of legal contents', () => {
  const { topInfo, insurance, dataProtection, rolex, consents, cookies, analytics } =
    legalContentFixtures;
  const contents = [topInfo, insurance, dataProtection, rolex, cookies, analytics, consents];

  it('are those on the page, and links to them arrive', () => {
    const { container } = renderOnPage(<LegalContents of={contents} />);
    const found = headingsOf(contents, labelsFor('de')).map(({ id, text }) => ({
      text,
      heading: container.querySelector(`#${id} h2`)?.textContent,
    }));
    expect(found).toHaveLength(screen.getAllByRole('heading').length);
    for (const { text, heading } of found) expect(heading).toBe(text);
  });
});
