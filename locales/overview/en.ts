export default {
  title: 'Overview',
  loading: 'Loading …',
  failed: 'This could not be loaded. Load the page again.',
  all: (count: number, collection: string) => `All ${count}: ${collection}`,
  /** The link below a message (cms/extensions/collegium/answers). */
  answer: 'Answer in the mail program',
  panels: {
    messages: { title: 'New messages', none: 'All messages are dealt with.' },
    signUps: {
      title: 'Sign-ups of the last seven days',
      none: 'Nobody has signed up in the last seven days.',
    },
    review: { title: 'To review', none: 'No page has to be reviewed.' },
    translations: { title: 'Missing translations', none: 'Everything is translated.' },
    pictures: { title: 'Pictures without a description', none: 'All pictures are described.' },
    scheduled: { title: 'Scheduled', none: 'Nothing is scheduled.' },
    drafts: { title: 'Drafts', none: 'There are no drafts.' },
  },
};
