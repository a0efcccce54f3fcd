/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/contact/OpeningHours.stories.tsx';
import {
  OpeningHours,
  type OpeningHoursProps,
} from '../../../../components/contact/OpeningHours.tsx';
import type { Language } from '../../../../locales/languages.ts';
import { renderOnPage } from '../../onPage.tsx';

describe('OpeningHours', () => {
  it('shows days and times', () => {
    expect(rows(story.TwoPeriodsOnOneDay.args)).toEqual([
      'Montag: 09:00–12:00 Uhr',
      'Montag: 14:00–18:00 Uhr',
    ]);
  });

  it('speaks the language of the page', () => {
    expect(rows(story.TwoPeriodsOnOneDay.args, 'en')[0]).toBe("Monday: 09:00–12:00 o'clock");
  });

  it('says closed where there are no times', () => {
    expect(rows(story.Closed.args)).toEqual(['Heiligabend: geschlossen', 'Silvester: geschlossen']);
  });

  it('says closed beside a note, where the editor says both', () => {
    expect(rows(story.ClosedWithNote.args)).toEqual([
      'Weihnachten: geschlossenwieder ab 7. Januar',
    ]);
  });

  it('adds a note to the times', () => {
    const [row] = rows(story.WithNote.args);
    expect(row).toBe('Donnerstag: 16:00–18:00 Uhrnach Vereinbarung');
    expect(screen.getByText('nach Vereinbarung').tagName).toBe('SPAN');
  });

  it('shows a note instead of "closed"', () => {
    expect(rows(story.NoteInsteadOfTimes.args)).toEqual([
      'Samstag: nur nach telefonischer Absprache',
    ]);
  });

  it("shows a day in the editor's own words", () => {
    expect(rows(story.DayInOwnWords.args)).toEqual(['Brückentage: geschlossen']);
  });

  it('marks words that nobody has translated', () => {
    rows(story.PartlyTranslated.args, 'fr');
    expect(screen.getByText('Brückentage')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('nur nach Vereinbarung')).toHaveAttribute('lang', 'de');
  });
});

function rows(hours: OpeningHoursProps, language?: Language): string[] {
  renderOnPage(<OpeningHours {...hours} />, language);
  return screen.getAllByRole('term').map((term) => {
    const definition = within(term.parentElement!).getByRole('definition');
    return `${term.textContent}: ${definition.textContent}`;
  });
}
