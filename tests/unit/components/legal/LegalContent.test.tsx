/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import {
  LegalContent,
  LegalContents,
  type LegalContentProps,
} from '../../../../components/legal/LegalContent.tsx';
import { headingsOf } from '../../../../components/legal/legalHeadings.ts';
import * as story from '../../../../stories/legal/LegalContent.stories.tsx';
import { headings, renderOnPage } from '../../onPage.tsx';

const officer = 'Gesetzlich vorgeschriebener Datenschutzbeauftragter';

describe('LegalContent', () => {
  it.each<[string, LegalContentProps, string]>([
    ['Zuständige Aufsichtsbehörde', story.LegalAuthority.args, 'Gesundheitsamt Musterstadt'],
    ['Berufshaftpflichtversicherung', story.Insurance.args, 'Musterländische Versicherung AG'],
    ['Bildnachweise', story.ImageSources.args, 'Alle Zeichnungen'],
    [officer, story.DataProtection.args, 'Wir haben'],
  ])('has the heading %s', (heading, props, beginning) => {
    renderOnPage(<LegalContent {...props} />);
    expect(headings(2)).toEqual([heading]);
    expect(screen.getByText(new RegExp(`^${beginning}`))).toBeInTheDocument();
  });

  it.each<[string, LegalContentProps]>([
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

  it('links to the rules of Rolex and of its two analytics services', () => {
    renderOnPage(<LegalContent {...story.Rolex.args} />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ host }) => host)).toEqual([
      ...['www.rolex.com', 'www.rolex.com', 'www.rolex.com'],
      ...['www.adobe.com', 'contentsquare.com'],
    ]);
  });

  it('has a button that opens the consent banner', () => {
    renderOnPage(<LegalContent {...story.Cookies.args} />);
    const section = screen.getByRole('heading', { name: 'Cookies' }).parentElement!;
    const button = within(section).getByRole('button', { name: 'Cookie Einstellungen' });
    expect(button).toHaveAttribute('data-consents');
  });

  it('has the headings that its table of contents links to', () => {
    const contents = [
      story.AdditionalTopInfo.args,
      story.Insurance.args,
      story.DataProtection.args,
      story.Rolex.args,
      story.Cookies.args,
      story.Analytics.args,
      story.Consents.args,
    ];
    const { container } = renderOnPage(<LegalContents of={contents} />);
    const links = headingsOf(contents, labelsFor('de'));
    expect(links).toHaveLength(screen.getAllByRole('heading').length);
    for (const { id, text } of links) {
      expect(container.querySelector(`#${id} h2`)?.textContent).toBe(text);
    }
  });
});
