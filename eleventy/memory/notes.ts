import type { SearchEntry } from '../search/SearchIndex.ts';
import type { ShownText } from '../richText/reportWarnings.ts';

/** What was asked and done while something was made: all that it depends on beside the code. */
export interface Notes {
  /** What was asked of the content, in words that {@link Answers} can answer again. */
  readonly questions: Iterable<string>;
  /** Data that was written beside it, by name. */
  readonly shared: Iterable<string>;
  /** What editors were told to mend, and where. */
  readonly warnings: Iterable<EditorsWarning>;
  /** Texts with something to mend, or with links, of which the build tells when all pages are there. */
  readonly texts: Iterable<ShownText>;
  /** What the search was given to find. */
  readonly searched: Iterable<SearchEntry>;
  /** The same of what it shares with others. */
  readonly within: Iterable<Notes>;
}

export type EditorsWarning = readonly [origin: string, warning: string];

class OpenNotes implements Notes {
  readonly questions = new Set<string>();
  readonly shared = new Set<string>();
  readonly warnings = new Set<EditorsWarning>();
  readonly texts = new Set<ShownText>();
  readonly searched = new Set<SearchEntry>();
  readonly within = new Set<Notes>();

  get isEmpty(): boolean {
    return Object.values(this).every((noted: ReadonlySet<unknown>) => noted.size === 0);
  }
}

let open: OpenNotes | undefined;

/** Makes something, at once, and notes what it is made of. */
export function noting<Value>(make: () => Value): { value: Value; notes: Notes | undefined } {
  const around = open;
  const notes = new OpenNotes();
  open = notes;
  try {
    const value = make();
    return { value, notes: notes.isEmpty ? undefined : notes };
  } finally {
    open = around;
  }
}

export function noteQuestion(question: string): void {
  open?.questions.add(question);
}

export function noteShared(name: string): void {
  open?.shared.add(name);
}

export function noteWarning(warning: EditorsWarning): void {
  open?.warnings.add(warning);
}

export function noteText(text: ShownText): void {
  open?.texts.add(text);
}

export function noteSearched(entry: SearchEntry): void {
  open?.searched.add(entry);
}

/** Notes that something is used that was made before. */
export function noteUse(notes: Notes): void {
  open?.within.add(notes);
}
