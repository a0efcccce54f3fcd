/** Anchors in an accessibility statement, in addition to the headings of its text. */
export const statementAnchors = {
  feedback: 'feedback',
  complaint: 'complaint',
  conformance: 'conformance',
  build: 'last-check',
} as const;
