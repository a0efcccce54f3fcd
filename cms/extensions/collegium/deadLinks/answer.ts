import type { EditorLanguage } from '../publishing/editorLanguage.ts';
import type { Failure } from './outcome.ts';

/** The endpoint that returns the links of the public content that lead nowhere. */
export const deadLinksEndpoint = 'collegium-dead-links';

export interface DeadLinksAnswer {
  /** The first 20 links. */
  readonly links: readonly ShownDeadLink[];
  /** The number of all links. */
  readonly total: number;
  /** The language of the places. There are no French ones, so French editors read English ones. */
  readonly language: EditorLanguage;
}

export const noDeadLinks: DeadLinksAnswer = { links: [], total: 0, language: 'en' };

/** A link that leads nowhere. */
interface ShownDeadLink {
  /** The page of the record in Directus. */
  readonly record: string;
  /** The record and its field, such as `„Tagung“ (Aktuelles) → Deutsch → Text`. */
  readonly place: string;
  /** The words that visitors click; empty if the field is an address. */
  readonly words: string;
  readonly address: string;
  /** Milliseconds since 1970; null for a link to this website, which is checked at the moment. */
  readonly since: number | null;
  /** `noPage`: the link leads to this website. */
  readonly reason: Failure | 'noPage';
}
