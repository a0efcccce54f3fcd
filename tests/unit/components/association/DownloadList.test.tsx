/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { DownloadList, fileSize } from '../../../../components/association/DownloadList.tsx';
import * as story from '../../../../stories/association/DownloadList.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

const plainSpaces = (text: string | null) => text?.replace(/\s/g, ' ');

describe('DownloadList', () => {
  it('names title, type and size in the link', () => {
    renderOnPage(<DownloadList {...story.TwoDocuments.args} />);
    const [link] = screen.getAllByRole('link');
    expect(plainSpaces(link!.textContent)).toBe('Satzung des Verbandes, PDF, 1,2 MB');
    expect(link).toHaveAttribute('href', '/files/satzung.pdf');
    expect(link).toHaveAttribute('type', 'application/pdf');
    expect(link).toHaveAttribute('download');
  });

  it('names the language of a document that is not in the page’s language', () => {
    renderOnPage(<DownloadList {...story.PartlyTranslated.args} />, 'en');
    const [statutes, form] = screen.getAllByRole('link');
    expect(plainSpaces(statutes!.textContent)).toMatch(/, PDF, 1.2 MB, in German$/);
    expect(statutes).toHaveAttribute('hreflang', 'de');
    expect(form).not.toHaveAttribute('hreflang');
  });
});

it.each([
  [0, 'de', '0 Byte'],
  [120, 'de', '120 Byte'],
  [120, 'en', '120 byte'],
  [120, 'fr', '120 o'],
  [1_000, 'de', '1 kB'],
  [34_500, 'de', '35 kB'],
  [999_499, 'en', '999 kB'],
  [999_999, 'en', '1 MB'],
  [1_234_567, 'en', '1.2 MB'],
  [1_234_567, 'fr', '1,2 Mo'],
] as const)('%d bytes are in %s %s', (bytes, language, size) => {
  expect(plainSpaces(fileSize(bytes, language))).toBe(size);
});
