/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { initials } from '../../../../components/association/Monogram.tsx';
import { PeopleGrid } from '../../../../components/association/PeopleGrid.tsx';
import { Board, WithPortrait } from '../../../../stories/association/PeopleGrid.stories.tsx';
import { headings, hrefOf, renderOnPage } from '../../onPage.tsx';

describe('PeopleGrid', () => {
  it('has an entry for each person, with the name as heading and links to call and write', () => {
    renderOnPage(<PeopleGrid {...Board.args} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(headings(3)).toEqual(['Dr. Maria Muster', 'Amadou Probemann', 'Linh Vorlage-Tran']);
    expect(hrefOf(/^\+49 30 23125010/)).toBe('tel:+493023125010');
    expect(hrefOf(/^vorstand@vhm.example/)).toBe('mailto:vorstand@vhm.example');
    expect(screen.getByText('Durchwahl 22, nur vormittags').closest('a')).toBeNull();
  });

  it('hides initials and portraits from screen readers, which have read the name', () => {
    const { container } = renderOnPage(<PeopleGrid {...WithPortrait.args} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.getByText('LV')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByText('MM')).not.toBeInTheDocument();
  });
});

it.each([
  ['Dr. Maria Muster', 'MM'],
  ['Prof. Dr. Linh Vorlage-Tran', 'LV'],
  ['Anna Lena Müller', 'AM'],
  ['émile Zola', 'ÉZ'],
  ['Madonna', 'M'],
  ['', ''],
])('the initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
