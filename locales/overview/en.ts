export default {
  title: 'Overview',
  loading: 'Loading …',
  failed: 'This could not be loaded. Load the page again.',
  all: (count: number, collection: string) => `All ${count}: ${collection}`,
  /** The link below a message (cms/extensions/collegium/answers). */
  answer: 'Answer in the mail program',
  account: {
    title: 'Your account',
    reason:
      'Only a password protects your account so far. With a second factor, an app on your phone, nobody gets in who guesses it. To set it up, turn on two-factor authentication in your account.',
    setUp: 'To your account',
  },
  /** cms/extensions/collegium/handbook */
  handbook: {
    title: 'Handbook',
    reason: 'How it is done: the ten most common tasks, step by step.',
    open: 'To the handbook',
    tasks: 'The ten most common tasks',
    previous: 'Previous task',
    next: 'Next task',
  },
  hints: {
    preview: 'How search engines show the page',
    none: 'No hints.',
    hide: 'Hide',
    longTitle: (length: string) =>
      `The title has ${length} characters. Search engines show about 60.`,
    longDescription: (length: string) =>
      `The description has ${length} characters. Search engines show about 155.`,
    shortDescription: (length: string) =>
      `The description has only ${length} characters. A whole sentence helps people choose.`,
    hardToRead: (ease: string) =>
      `The text is hard to read (${ease} of 100 points). Shorter sentences and words help.`,
    skippedHeading: (heading: string) =>
      `The heading “${heading}” skips a level. Choose the one above.`,
    undescribedPicture: (count: string) =>
      count === '1'
        ? 'A picture in the text has no description.'
        : `${count} pictures in the text have no description.`,
    vagueLink: (link: string) =>
      `The link “${link}” does not say where it leads. The name of its target is better.`,
    excludingWord: (pair: string) => {
      const [word, better] = pair.split(': ');
      return `“${word}” names only men. For example: “${better}”.`;
    },
    smallPicture: (widths: string) => {
      const [width, needed] = widths.split(' ');
      return `The picture is ${width} pixels wide. In its place, it should have at least ${needed}.`;
    },
    heavyPicture: (megabytes: string) =>
      `The picture has ${megabytes} MB. Up to 3 MB, it is uploaded and published quickly.`,
    heavyDocument: (megabytes: string) =>
      `The file has ${megabytes} MB. The download takes long on a phone.`,
    undescribedUses: (count: string) =>
      count === '1'
        ? 'One record does not describe the picture.'
        : `${count} records do not describe the picture.`,
  },
  fileUse: {
    usedIn: 'Used in',
    none: 'Used nowhere.',
    more: (count: number) => `and ${count} more`,
    undescribed: (languages: string) => `no description of the picture: ${languages}`,
    hints: 'Hints',
  },
  /** cms/extensions/collegium/pagePicker */
  pagePicker: {
    search: 'Title of the page',
    searchOrAddress: 'Title of the page, or https://…',
    pages: 'Pages',
    found: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    none: 'No page matches.',
    more: (count: number) => `and ${count} more. Type more of the title.`,
    failed: 'The pages could not be loaded. Reload the form.',
    choose: 'Choose a page from the list.',
    chooseOrAddress:
      'Choose a page from the list, or type an address with https:// at its beginning.',
    unknown: 'No page has this path.',
    moved: (path: string) => `The page has moved to ${path}.`,
    useNew: 'Use the new path',
    not: {
      hidden: 'Visitors do not see this page: it is a draft, or it was withdrawn.',
      coming: 'This page has not appeared yet.',
      ending: 'This page will be withdrawn.',
    },
  },
  /** cms/extensions/collegium/pageLinks */
  pageLinks: {
    none: 'No record links to this page.',
    more: 'and more',
  },
  earlierTexts: {
    none: 'There is no other version.',
    failed: 'The earlier versions could not be loaded. Load the page again.',
    use: 'Use this version',
    used: (time: string) => `The version of ${time} is in the form.`,
    empty: '(empty)',
  },
  /** cms/extensions/collegium/problems */
  problems: {
    title: 'Can’t be published',
    consequence:
      'The website shows the last version that could be published, or nothing, until you change it.',
  },
  /** cms/extensions/collegium/deadLinks */
  deadLinks: {
    title: 'Dead links',
    link: (words: string, address: string) => (words === '' ? address : `“${words}”: ${address}`),
    since: (day: string) => `First noticed: ${day}.`,
    reasons: {
      noPage: 'Your website does not have this page, or no longer.',
      notFound: 'The other website does not have this page (404).',
      gone: 'The other website has removed this page (410).',
      serverError: 'The other website reports an error.',
      unknownHost: 'There is no website with this name.',
      refused: 'The other website accepts no connections.',
      silent: 'The other website does not answer.',
      certificate: 'Browsers warn of the other website: its certificate is not valid.',
    },
  },
  /** cms/extensions/collegium/publication */
  publication: {
    title: 'What visitors see',
    visible: (number: number, time: string) => `Publication ${number} of ${time} is public.`,
    pages: (added: number, changed: number, removed: number) =>
      added + changed + removed === 0
        ? 'It changed no page, only other files.'
        : `Pages: ${added} new, ${changed} changed, ${removed} removed.`,
    changes: (count: number) =>
      count === 1 ? '1 change is not public yet.' : `${count} changes are not public yet.`,
    called: (time: string, name: string | null) =>
      name === null
        ? `The website was last sent for publication on ${time}.`
        : `The website was last sent for publication on ${time} by ${name}.`,
    silent: 'The website does not answer.',
    publish: 'Publish website',
    presses: {
      starting: 'One moment …',
      started: 'The website is rebuilt. After some minutes it shows everything that is published.',
      refused:
        'This did not work: the host of the website did not accept the request. Try again later.',
    },
  },
  /** The detail of an entry in the panel of scheduled content: the event and its time. */
  times: {
    publish_on: (time: string) => `appears on ${time}`,
    withdraw_on: (time: string) => `visible until ${time}`,
  },
  panels: {
    messages: { title: 'New messages', none: 'All messages are dealt with.' },
    signUps: {
      title: 'Sign-ups of the last seven days',
      none: 'Nobody has signed up in the last seven days.',
    },
    unsent: { title: 'Mails that could not be sent', none: 'All mails have been sent.' },
    review: { title: 'To review', none: 'No page has to be reviewed.' },
    translations: { title: 'Missing translations', none: 'Everything is translated.' },
    outdated: {
      title: 'Outdated translations',
      none: 'All translations are as new as the German text.',
    },
    pictures: { title: 'Pictures without a description', none: 'All pictures are described.' },
    scheduled: { title: 'Scheduled', none: 'Nothing is scheduled.' },
    drafts: { title: 'Drafts', none: 'There are no drafts.' },
  },
};
