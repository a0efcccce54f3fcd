/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import {
  OpeningHours,
  type OpeningHoursProps,
} from '../../../../components/contact/OpeningHours.tsx';
import type { Language } from '../../../../locales/languages.ts';
import * as story from '../../../../stories/contact/OpeningHours.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('OpeningHours', () => {
  it.each<[string, OpeningHoursProps, ...string[]]>([
    [
      'days and times',
      story.TwoPeriodsOnOneDay.args,
      'Montag: 09:00–12:00 Uhr',
      'Montag: 14:00–18:00 Uhr',
    ],
    [
      '“closed” for days without times',
      story.Closed.args,
      'Heiligabend: geschlossen',
      'Silvester: geschlossen',
    ],
    [
      '“closed” with a note',
      story.ClosedWithNote.args,
      'Weihnachten: geschlossenwieder ab 7. Januar',
    ],
    ['a note after the times', story.WithNote.args, 'Donnerstag: 16:00–18:00 Uhrnach Vereinbarung'],
    [
      'a note instead of “closed”',
      story.NoteInsteadOfTimes.args,
      'Samstag: nur nach telefonischer Absprache',
    ],
    ['a day in the editor’s words', story.DayInOwnWords.args, 'Brückentage: geschlossen'],
  ])('shows %s', (_, hours, ...expected) => {
    expect(rows(hours)).toEqual(expected);
  });

  it('uses the language of the page', () => {
    expect(rows(story.TwoPeriodsOnOneDay.args, 'en')[0]).toBe("Monday: 09:00–12:00 o'clock");
  });

  it('has the note in an element of its own', () => {
    rows(story.WithNote.args);
    expect(screen.getByText('nach Vereinbarung').tagName).toBe('SPAN');
  });
});

function rows(hours: OpeningHoursProps, language?: Language): string[] {
  renderOnPage(<OpeningHours {...hours} />, language);
  return screen.getAllByRole('term').map((term) => {
    const definition = within(term.parentElement!).getByRole('definition');
    return `${term.textContent}: ${definition.textContent}`;
  });
}
