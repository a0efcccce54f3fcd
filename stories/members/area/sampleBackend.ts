import type {
  MemberCalls,
  MemberDocument,
  MemberNewsItem,
  MemberPage,
  MemberAccount,
} from '../../../contract/members/content.ts';
import type { CurrentUser } from '../../../contract/members/session.ts';
import type { AreaPage } from '../../../components/members/area/AreaFrame.tsx';
import type { OfficeProps } from '../../../components/members/logIn/OfficeContact.tsx';

/* What the backend of a fictitious association answers. */

export const sampleMembers = {
  both: {
    id: 'u-1',
    first_name: 'Ada',
    last_name: 'Sommerfeld',
    email: 'ada.sommerfeld@example.org',
    member_number: '2041',
    isAdministrator: false,
    audiences: ['vhm', 'adt'],
  },
  vhm: {
    id: 'u-2',
    first_name: 'Jonas',
    last_name: 'Brandt',
    email: 'jonas.brandt@example.org',
    member_number: '1187',
    isAdministrator: false,
    audiences: ['vhm'],
  },
  /** The longest names that a card has to show. */
  long: {
    id: 'u-3',
    first_name: 'Maximiliane-Friederike',
    last_name: 'Freifrau von Schwarzenberg-Hohenlohe',
    email: 'maximiliane-friederike.schwarzenberg-hohenlohe@naturheilpraxis-am-marktplatz.example',
    member_number: '100 204 118-7',
    isAdministrator: false,
    audiences: ['vhm', 'adt'],
  },
} satisfies Record<string, CurrentUser>;

export const sampleOffice: OfficeProps = {
  phone: { text: '+49 30 5550 1234', href: 'tel:+493055501234' },
  email: 'geschaeftsstelle@vhm.example',
  hoursHref: '/kontakt',
};

export const sampleAccount: MemberAccount = {
  id: 'u-1',
  first_name: 'Ada',
  last_name: 'Sommerfeld',
  email: 'ada.sommerfeld@example.org',
  member_number: '2041',
  phone: '+49 30 5550 7788',
  practice: 'Praxis am Lindenhof',
  street: 'Lindenhof 4',
  zip_code: '10999',
  city: 'Musterstadt',
  language: 'de',
  members_seen_at: '2026-11-12T08:30:00Z',
};

interface Texts {
  readonly place: AreaPage;
  readonly pages: readonly MemberPage[];
  readonly news: readonly MemberNewsItem[];
  readonly documents: readonly MemberDocument[];
}

export const areaTexts = {
  place: {
    title: 'Rechtsberatung',
    trail: [
      { label: 'Startseite', href: '/' },
      { label: 'Mitgliederbereich', href: '/mitgliederbereich' },
    ],
  },
  pages: [
    {
      key: 'home',
      title: 'Startseite für Mitglieder',
      lead: 'Hier finden Sie, was der Verband nur für seine Mitglieder bereithält.',
    },
    {
      key: 'legalAdvice',
      title: 'Rechtsberatung',
      lead: 'Die erste Auskunft ist für Mitglieder kostenfrei, am Telefon oder schriftlich.',
      body:
        '<p>Unsere Anwältin beantwortet Fragen aus Ihrem Berufsalltag: zum Behandlungsvertrag, zur Werbung, zur Schweigepflicht. Nennen Sie bitte Ihre Mitgliedsnummer.</p>' +
        '<h2>Sprechzeiten</h2><table><thead><tr><th>Tag</th><th>Zeit</th></tr></thead><tbody><tr><td>Dienstag</td><td>9 bis 12 Uhr</td></tr><tr><td>Donnerstag</td><td>14 bis 17 Uhr</td></tr></tbody></table>' +
        '<h2>Was wir brauchen</h2><ul><li>eine kurze Schilderung des Falls</li><li>den Schriftwechsel in Kopie</li><li>Fristen, die schon laufen</li></ul>' +
        '<h2>Was danach kommt</h2><p>Über die erste Auskunft hinaus vertritt Sie die Kanzlei zu den Sätzen, die wir für Mitglieder vereinbart haben.</p>',
    },
    {
      key: 'medicines',
      title: 'Arzneimittelkommission',
      lead: 'Meldungen, Stellungnahmen und die Ansprechpartner der Kommission.',
    },
    { key: 'hotline', title: 'Hotline', lead: 'Werktags von 9 bis 16 Uhr für Sie am Telefon.' },
    {
      key: 'feesAdt',
      title: 'Gebührenverzeichnis',
      lead: 'Die Sätze der ADT mit Erläuterungen zu jeder Ziffer.',
    },
  ],
  news: [
    {
      slug: 'rahmenvertrag',
      date: '2026-11-20',
      title: 'Neuer Rahmenvertrag für die Berufshaftpflicht',
      lead: 'Ab Januar gelten günstigere Beiträge. Bestehende Verträge stellt die Versicherung von selbst um.',
      body: '<p>Der Vorstand hat mit der Musterversicherung einen neuen Vertrag geschlossen. Die Deckung steigt auf fünf Millionen Euro.</p><h2>Was zu tun ist</h2><p>Nichts: Ihr Vertrag wird zum 1. Januar umgestellt.</p>',
    },
    {
      slug: 'mitgliederversammlung',
      date: '2026-11-05',
      title: 'Einladung zur Mitgliederversammlung',
      lead: 'Am 16. Januar in Musterstadt, mit Wahl des Vorstands.',
    },
    { slug: 'hotline-im-advent', date: '2025-12-01', title: 'Hotline im Advent' },
  ],
  documents: [
    {
      id: 1,
      category: 'forms',
      date: '2026-11-18',
      title: 'Behandlungsvertrag zum Ausfüllen',
      description: 'Mit Hinweisen zur Aufklärung und zum Honorar.',
      file: fileOf(1, 'behandlungsvertrag.pdf', 148_200),
    },
    {
      id: 2,
      category: 'guides',
      date: '2026-09-02',
      title: 'Leitfaden Praxishygiene',
      file: fileOf(2, 'leitfaden-praxishygiene.pdf', 1_284_000),
    },
    {
      id: 3,
      category: 'minutes',
      date: '2026-02-11',
      title: 'Protokoll der Mitgliederversammlung 2026',
      file: fileOf(3, 'protokoll-2026.pdf', 96_400),
    },
  ],
} satisfies Texts;

function fileOf(id: number, name: string, size: number): MemberDocument['file'] {
  return { id: `00000000-0000-4000-8000-00000000000${id}`, name, size };
}

/** A backend that answers immediately with these texts. */
export function callsOf(
  { pages, news, documents }: Omit<Texts, 'place'>,
  other: Partial<MemberCalls> = {},
): MemberCalls {
  return {
    page: (of) =>
      Promise.resolve(
        pages.find(({ key, slug }) => ('key' in of ? key === of.key : slug === of.slug)),
      ),
    pages: () => Promise.resolve(pages),
    news: () => Promise.resolve(news),
    newsItem: (slug) => Promise.resolve(news.find((item) => item.slug === slug)),
    documents: () => Promise.resolve(documents),
    file: () => Promise.resolve(new Blob(['%PDF-'], { type: 'application/pdf' })),
    account: () => Promise.resolve(sampleAccount),
    saveAccount: () => Promise.resolve(),
    changePassword: () => Promise.resolve('success'),
    endOtherSessions: () => Promise.resolve(),
    requestChange: () => Promise.resolve(),
    ownData: () => Promise.resolve(new Blob(['{}'], { type: 'application/json' })),
    all: () => Promise.resolve({ pages, news, documents }),
    ...other,
  };
}

export const emptyCalls = callsOf({ pages: [], news: [], documents: [] });

const never = () => new Promise<never>(() => undefined);

/** A backend that never answers. */
export const silentCalls = callsOf(areaTexts, {
  ...{ page: never, pages: never, news: never, newsItem: never },
  ...{ documents: never, account: never, all: never },
});

const away = () => Promise.reject(Object.assign(new Error('UNREACHABLE'), { code: 'UNREACHABLE' }));

/** An unreachable backend. */
export const awayCalls = callsOf(areaTexts, {
  ...{ page: away, pages: away, news: away, newsItem: away, documents: away, all: away },
  ...{ file: away, saveAccount: away, endOtherSessions: away, requestChange: away, ownData: away },
  account: away,
  changePassword: () => Promise.resolve('UNREACHABLE'),
});
