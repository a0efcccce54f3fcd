/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ThanksPage } from '../../../../components/contact/ThanksPage.tsx';
import { ToAnybody } from '../../../../stories/contact/ThanksPage.stories.tsx';
import { headings, hrefOf, renderOnPage } from '../../onPage.tsx';

it('thanks, says what happens next, and links to the home page', () => {
  renderOnPage(<ThanksPage {...ToAnybody.args} />);
  expect(headings(1)).toEqual(['Vielen Dank']);
  expect(screen.getByText(/so schnell wie möglich/)).toBeVisible();
  expect(screen.getByText('In dringenden Fällen rufen Sie uns bitte an.')).toBeVisible();
  expect(hrefOf('Zur Startseite')).toBe('/');
});
