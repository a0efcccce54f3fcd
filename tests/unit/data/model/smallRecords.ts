import { contentPage, inGerman, smallest } from '../smallContent.ts';

/** A record of each kind that says no more than it must. */
export const records = {
  project: smallest.project[0]!,
  theme: smallest.theme[0]!,
  company: smallest.company[0]!,
  legal: smallest.legal[0]!,
  officer: { ...smallest.legal[0]!, data_protection_commissioner: [{ name: 'Dr. Exempel' }] },
  menu: {
    id: 'primary',
    entries: [{ path: '/a', translations: [{ language: 'de', displayName: 'A' }] }],
  },
  widget: { widget_name: 'address', translations: [{ language: 'de' }] },
  period: { day: 1 },
  olderPeriod: { translations: [{ language: 'de' }] },
  social: { media: 'other', path: 'https://social.example/@vhm' },
  home: smallest.pages[0]!,
  content: contentPage('satzung'),
  news: { date: '2026-11-21', translations: [inGerman('Tagung', { slug: 'tagung' })] },
  product: {
    category: 'watches',
    attributes: [{ translations: [{ language: 'de', name: 'Gehäuse', value: 'Stahl' }] }],
    translations: [{ language: 'de', title: 'Uhr', slug: 'uhr', description: 'Eine Uhr.' }],
  },
  consent: {
    function_id: 'videos',
    translations: [{ language: 'de', display_name: 'Videos' }],
  },
  callToAction: { translations: [{ language: 'de', heading: 'Fragen?' }] },
  redirect: { from: '/alt', to: '/kontakt' },
};

export type RecordName = keyof typeof records;
