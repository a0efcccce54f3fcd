/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import * as story from '../../../../stories/legal/LegalContent.stories.tsx';
import { LegalContent, LegalContents } from '../../../../components/legal/LegalContent.tsx';
import { headingsOf } from '../../../../components/legal/legalHeadings.ts';
import { renderOnPage } from '../../onPage.tsx';

describe('LegalContent', () => {
  it.each([
    ['Zuständige Aufsichtsbehörde', story.LegalAuthority.args, 'Gesundheitsamt Musterstadt'],
    ['Berufshaftpflichtversicherung', story.Insurance.args, 'Musterländische Versicherung AG'],
    ['Bildnachweise', story.ImageSources.args, 'Alle Zeichnungen'],
    ['Gesetzlich vorgeschriebener Datenschutzbeauftragter', story.DataProtection.args, 'Wir haben'],
  ] as const)('has the heading %s', (heading, props, beginning) => {
    renderOnPage(<LegalContent {...props} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading);
    expect(screen.getByText(new RegExp(`^${beginning}`))).toBeInTheDocument();
  });

  it.each([
    ['top', story.AdditionalTopInfo.args],
    ['bottom', story.AdditionalBottomInfo.args],
  ])('has no heading for additional information at the %s', (_, props) => {
    renderOnPage(<LegalContent {...props} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByText(/Digitale-Dienste|Stand/)).toBeInTheDocument();
  });

  it('names every data protection officer, the first one with an anchor', () => {
    const { container } = renderOnPage(<LegalContent {...story.TwoDataProtectionOfficers.args} />);
    expect(container.querySelectorAll('address')).toHaveLength(2);
    expect(container.querySelector('#data-protection-officer')).toHaveTextContent('Dr. Paula');
  });

  it('leads to the rules of the other party, and to those of its two analytics services', () => {
    renderOnPage(<LegalContent {...story.Rolex.args} />);
    const hosts = screen
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href')!).host);
    expect(hosts).toEqual([
      ...['www.rolex.com', 'www.rolex.com', 'www.rolex.com'],
      ...['www.adobe.com', 'contentsquare.com'],
    ]);
  });

  it('opens the banner again', () => {
    renderOnPage(<LegalContent {...story.Cookies.args} />);
    const section = screen.getByRole('heading', { name: 'Cookies' }).parentElement!;
    expect(within(section).getByRole('button', { name: 'Cookie Einstellungen' })).toHaveAttribute(
      'data-consents',
    );
  });

  it('is marked where the text is in another language', () => {
    renderOnPage(<LegalContent {...story.Untranslated.args} />, 'fr');
    expect(screen.getByText(/^Musterländische/).parentElement).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('heading')).toHaveTextContent(/^Assurance/);
  });
});

describe('the headings of legal contents', () => {
  const contents = [
    story.AdditionalTopInfo.args,
    story.Insurance.args,
    story.DataProtection.args,
    story.Rolex.args,
    story.Cookies.args,
    story.Analytics.args,
    story.Consents.args,
  ];

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
