/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { initials } from '../../../../components/association/Monogram.tsx';
import * as story from '../../../../stories/association/PeopleGrid.stories.tsx';
import { PeopleGrid } from '../../../../components/association/PeopleGrid.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('PeopleGrid', () => {
  it('has an entry for each person, headed by the name', () => {
    renderOnPage(<PeopleGrid {...story.Board.args} />);
    const names = within(screen.getByRole('list')).getAllByRole('heading', { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual([
      'Dr. Maria Muster',
      'Amadou Probemann',
      'Linh Vorlage-Tran',
    ]);
  });

  it('lets one call and write', () => {
    renderOnPage(<PeopleGrid {...story.Board.args} />);
    expect(screen.getByRole('link', { name: /^\+49 30 23125010/ })).toHaveAttribute(
      'href',
      'tel:+493023125010',
    );
    expect(screen.getByRole('link', { name: /^vorstand@vhm.example/ })).toHaveAttribute(
      'href',
      'mailto:vorstand@vhm.example',
    );
    expect(screen.getByText('Durchwahl 22, nur vormittags').closest('a')).toBeNull();
  });

  it('keeps initials and portraits from screen readers, which have read the name', () => {
    const { container } = renderOnPage(<PeopleGrid {...story.WithPortrait.args} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.getByText('LV')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByText('MM')).not.toBeInTheDocument();
  });

  it('marks what nobody has translated', () => {
    renderOnPage(<PeopleGrid {...story.PartlyTranslated.args} />, 'fr');
    expect(screen.getByText('Lehrbeauftragte')).toHaveAttribute('lang', 'de');
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
