/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ratingBoxFixtures } from '../../../../components/rating/RatingBox.fixtures.ts';
import { RatingBox } from '../../../../components/rating/RatingBox.island.tsx';
import { renderOnPage } from '../../onPage.tsx';

const stars = () => screen.getByRole('img');
const box = () => screen.getByRole('group');
/** How much of the drawing is full, in stars. */
const full = () => Number(stars().querySelector('svg')?.getAttribute('width') ?? 0) / 24;

describe('RatingBox', () => {
  it('shows nothing before there is an answer', () => {
    const { place } = ratingBoxFixtures.german;
    renderOnPage(<RatingBox place={place} />);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('is collapsed', () => {
    renderOnPage(<RatingBox {...ratingBoxFixtures.german} />);
    expect(box()).not.toHaveAttribute('open');
  });

  it.each([
    ['none', 0, '0,0 von 5 Sternen'],
    ['third', 3 + 1 / 3, '3,3 von 5 Sternen'],
    ['twoThirds', 3 + 2 / 3, '3,7 von 5 Sternen'],
    ['full', 5, '5,0 von 5 Sternen'],
  ] as const)('fills stars by thirds, and says the rating: %s', (name, expected, said) => {
    renderOnPage(<RatingBox {...ratingBoxFixtures[name]} />);
    expect(full()).toBeCloseTo(expected);
    expect(stars()).toHaveAccessibleName(said);
  });

  it.each([
    ['german', 'de', '87 Bewertungen bei Google.'],
    ['oneRating', 'de', '1 Bewertung bei Google.'],
    ['thousands', 'en', '1,204 reviews on Google.'],
    ['thousands', 'fr', '1 204 avis sur Google.'],
  ] as const)('says how many have rated: %s', (name, language, said) => {
    renderOnPage(<RatingBox {...ratingBoxFixtures[name]} />, language);
    // French groups digits by narrow spaces that do not break.
    expect(box().textContent.replaceAll('\u202f', ' ')).toContain(said);
  });

  it('is put aside by "Nicht jetzt", which does not lose the focus', async () => {
    renderOnPage(<RatingBox {...ratingBoxFixtures.expanded} />);
    await userEvent.click(screen.getByRole('button', { name: 'Nicht jetzt' }));
    expect(box()).not.toHaveAttribute('open');
    expect(box().querySelector('summary')).toHaveFocus();
  });

  it('leads to where ratings are written and read', () => {
    renderOnPage(<RatingBox {...ratingBoxFixtures.expanded} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://search.google.com/local/writereview?placeid=ChIJ-Musterstadt',
      'https://search.google.com/local/reviews?placeid=ChIJ-Musterstadt',
    ]);
  });
});
