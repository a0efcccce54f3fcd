/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PictureCredits } from '../../../../components/legal/PictureCredits.tsx';
import * as story from '../../../../stories/legal/PictureCredits.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('names author and licence of each picture, and links to the terms of a known licence', () => {
  renderOnPage(<PictureCredits {...story.Everything.args} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tagung 2026 – Maria Muster \/ Verlag Beispiel, CC BY 4\.0/),
    'Haus am See – Max Beispiel',
    'Blütenzweig – frei für redaktionelle Zwecke',
  ]);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
});
