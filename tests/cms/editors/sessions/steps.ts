import fc from 'fast-check';

/**
 * What an editor does in one step of a session. Numbers choose among the records that exist at that moment, and words are
 * parts of addresses and titles.
 */
export type Step =
  | { readonly does: 'create'; readonly kind: Kind; readonly word: string; readonly group: Group }
  | { readonly does: 'rename'; readonly kind: Kind; readonly at: number; readonly word: string }
  | { readonly does: 'move'; readonly kind: Kind; readonly at: number; readonly group: Group }
  | { readonly does: 'translate'; readonly kind: Kind; readonly at: number; readonly to: Foreign }
  | { readonly does: 'withdraw' | 'publish' | 'delete'; readonly kind: Kind; readonly at: number }
  | { readonly does: 'link'; readonly kind: Kind; readonly at: number; readonly target: number }
  | { readonly does: 'reorder'; readonly by: number };

export type Kind = 'pages' | 'news';
type Foreign = 'en' | 'fr';

/** The beginning of a page's address, or the section of news. */
type Group = (typeof groups)[number];
const groups = ['', 'adt/', 'service/', 'neues/'] as const;

/** A session: one step after the other. Two editors take the steps of a pair at the same time. */
export type Session = readonly (readonly [Step] | readonly [Step, Step])[];

const at = fc.nat(1000);
const kind = fc.constantFrom<Kind>('pages', 'pages', 'news');
const group = fc.constantFrom(...groups);
// Few words, so that addresses collide, and are used again after a rename.
const word = fc.constantFrom('kurse', 'schulen', 'beitrag', 'satzung', 'treffen', 'a', 'b', 'c');

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('create' as const), kind, word, group }),
  // The change that broke builds, and its relatives, come more often.
  { arbitrary: fc.record({ does: fc.constant('rename' as const), kind, at, word }), weight: 3 },
  { arbitrary: fc.record({ does: fc.constant('move' as const), kind, at, group }), weight: 2 },
  fc.record({
    ...{ does: fc.constant('translate' as const), kind, at },
    to: fc.constantFrom<Foreign>('en', 'fr'),
  }),
  {
    arbitrary: fc.record({
      ...{ does: fc.constantFrom('withdraw' as const, 'publish' as const, 'delete' as const) },
      ...{ kind, at },
    }),
    weight: 3,
  },
  fc.record({ does: fc.constant('link' as const), kind, at, target: at }),
  fc.record({ does: fc.constant('reorder' as const), by: fc.nat(5) }),
);

export const session: fc.Arbitrary<Session> = fc.array(
  fc.oneof(fc.tuple(step), fc.tuple(step, step)),
  { minLength: 3, maxLength: 8 },
);
