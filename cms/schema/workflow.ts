import { choice, day, moment } from '../../data/fields/forms.ts';
import { words } from '../../data/fields/words.ts';

/** The name of the field with the day from which editors are asked to review an item. */
export const reviewOn = 'review_on';

/** The fields of items that are drafts, appear, and are withdrawn. */
export const workflowFields = {
  status: choice(
    words('Status', 'Status'),
    [
      { value: 'draft', text: words('Entwurf', 'Draft') },
      { value: 'published', text: words('Veröffentlicht', 'Published') },
      { value: 'scheduled', text: words('Geplant', 'Scheduled') },
      { value: 'archived', text: words('Archiviert', 'Archived') },
    ],
    {
      ...{ required: true, defaultValue: 'draft' },
      note: words(
        'Besucher sehen nur Veröffentlichtes. Geplantes erscheint später, zum Beispiel am Tag der Versammlung.',
        'Visitors see only what is published. What is scheduled appears later, such as on the day of the assembly.',
      ),
    },
  ),
  publish_on: moment(words('Erscheint am', 'Publish on'), {
    onlyIf: { field: 'status', is: 'scheduled' },
    note: words(
      'Zu dieser Minute erscheint die Seite. Die Website wird dafür neu gebaut.',
      'The page appears at this minute. The website is rebuilt for it.',
    ),
  }),
  withdraw_on: moment(words('Erscheint bis', 'Visible until'), {
    note: words(
      'Zu dieser Minute verschwindet die Seite, als wäre sie archiviert. Leer heißt: Sie bleibt.',
      'The page disappears at this minute, as if it were archived. Empty means that it stays.',
    ),
  }),
  [reviewOn]: day(words('Prüfen am', 'Review on'), {
    note: words(
      'Ab diesem Tag erinnert die Übersicht daran, die Seite zu prüfen, zum Beispiel in einem Jahr.',
      'From this day on, the overview asks to review the page, such as in a year.',
    ),
  }),
};

/** The name of the field with the time of the last change. */
export const changedAt = 'changed_at';

export const changed = moment(words('Zuletzt geändert', 'Last change'), {
  special: ['date-created', 'date-updated', 'cast-timestamp'],
  display: { name: 'datetime', options: { relative: true } },
  readonly: true,
  hidden: true,
});
