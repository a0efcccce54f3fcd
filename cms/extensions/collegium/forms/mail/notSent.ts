import { DirectusRefusal } from '../../DirectusRefusal.ts';

/** Returns the refusal to send a mail again. Directus shows the sentence as it is, so it is in both languages. */
export function notSent(status: number, sentence: string): DirectusRefusal {
  return new DirectusRefusal(status, 'NOT_SENT', sentence);
}
