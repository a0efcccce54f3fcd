/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Place, PlaceRating } from '../../../../browser/thirdParty/placeRating.ts';
import { hrefsOf, renderOnPage } from '../../onPage.tsx';

const placeRating = jest.fn(
  (_place: Place) => new Promise<PlaceRating | undefined>(() => undefined),
);
import.meta.jest.unstable_mockModule('../../../../browser/thirdParty/placeRating.ts', () => ({
  placeRating,
}));
const { RatingBox } = await import('../../../../components/rating/RatingBox.island.tsx');
const story = await import('../../../../stories/rating/RatingBox.stories.tsx');

const stars = () => screen.getByRole('img');
const box = () => screen.getByRole('group');
/** The filled part of the drawing, in stars. */
const full = () => Number(stars().querySelector('svg')?.getAttribute('width') ?? 0) / 24;

describe('RatingBox', () => {
  it('shows nothing before the answer', () => {
    const { place } = story.Collapsed.args;
    renderOnPage(<RatingBox place={place} />);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('ignores the answer for a place that it no longer shows', async () => {
    const answers = new Map<string, (rating: PlaceRating) => void>();
    placeRating.mockImplementation(({ id }) => new Promise((answer) => answers.set(id, answer)));
    const give = (id: string, rating: PlaceRating) =>
      act(() => {
        answers.get(id)!(rating);
        return Promise.resolve();
      });
    const Places = () => {
      const [id, setId] = useState('first');
      return (
        <>
          <button onClick={() => setId('second')}>Next place</button>
          <RatingBox place={{ id, key: 'key' }} />
        </>
      );
    };
    renderOnPage(<Places />);
    await waitFor(() => expect(answers.has('first')).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Next place' }));
    await waitFor(() => expect(answers.has('second')).toBe(true));
    await give('first', { rating: 1, user_ratings_total: 7 });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await give('second', { rating: 4, user_ratings_total: 12 });
    expect(box()).toHaveTextContent('12 Bewertungen bei Google.');
  });

  it.each([
    [story.NoStar.args, 0, '0,0 von 5 Sternen'],
    [story.AThird.args, 3 + 1 / 3, '3,3 von 5 Sternen'],
    [story.TwoThirds.args, 3 + 2 / 3, '3,7 von 5 Sternen'],
    [story.AllStars.args, 5, '5,0 von 5 Sternen'],
  ])('fills stars by thirds, and names the rating: %#', (props, expected, said) => {
    renderOnPage(<RatingBox {...props} />);
    expect(full()).toBeCloseTo(expected);
    expect(stars()).toHaveAccessibleName(said);
  });

  it.each([
    ['de', story.Expanded.args, '87 Bewertungen bei Google.'],
    ['de', story.OneRating.args, '1 Bewertung bei Google.'],
    ['en', story.ThousandsOfRatings.args, '1,204 reviews on Google.'],
    ['fr', story.ThousandsOfRatings.args, '1 204 avis sur Google.'],
  ] as const)('says in %s how many have rated (%#)', (language, props, said) => {
    renderOnPage(<RatingBox {...props} />, language);
    // French separates groups of digits by narrow no-break spaces.
    expect(box().textContent.replaceAll('\u202f', ' ')).toContain(said);
  });

  it('is collapsed by "Nicht jetzt", and keeps the focus', async () => {
    renderOnPage(<RatingBox {...story.Expanded.args} />);
    await userEvent.click(screen.getByRole('button', { name: 'Nicht jetzt' }));
    expect(box()).not.toHaveAttribute('open');
    expect(box().querySelector('summary')).toHaveFocus();
  });

  it('is collapsed, and links to the pages where ratings are written and read', () => {
    renderOnPage(<RatingBox {...story.Collapsed.args} />);
    expect(box()).not.toHaveAttribute('open');
    // UWG, section 5b(3): whether the site's operator checks that reviews come from customers.
    expect(box()).toHaveTextContent(
      'Google nennt den Durchschnitt aller Bewertungen. Wir prüfen nicht, ob sie von Personen stammen, die unsere Leistungen genutzt haben.',
    );
    expect(hrefsOf(box().querySelectorAll('a'))).toEqual([
      'https://search.google.com/local/writereview?placeid=ChIJ-Musterstadt',
      'https://search.google.com/local/reviews?placeid=ChIJ-Musterstadt',
    ]);
  });
});
