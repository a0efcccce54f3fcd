/** What links lead to in an accessibility statement, beside the headings of its text. */
export const statementAnchors = {
  feedback: 'feedback',
  complaint: 'complaint',
  build: 'last-check',
} as const;
