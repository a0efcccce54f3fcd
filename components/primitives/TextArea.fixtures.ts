import type { TextAreaProps } from './TextArea.tsx';

export const textAreaFixtures = {
  plain: { label: 'Ihre Nachricht', name: 'message' },
  required: {
    label: 'Ihre Nachricht',
    hint: 'Bitte keine Angaben zu Ihrer Gesundheit.',
    name: 'message',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
  error: {
    label: 'Ihre Nachricht',
    error: 'Schreiben Sie uns, worum es geht.',
    name: 'message',
    rows: 3,
  },
  filled: {
    label: 'Ihre Nachricht',
    name: 'message',
    defaultValue:
      'Guten Tag,\n\nich möchte im Frühjahr am Grundkurs teilnehmen. Gibt es noch Plätze?\n\nMit freundlichen Grüßen',
  },
  disabled: { label: 'Ihre Nachricht', name: 'message', disabled: true },
} satisfies Record<string, TextAreaProps>;
