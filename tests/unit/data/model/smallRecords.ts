import { contentPage, inGerman, smallest } from '../smallContent.ts';

/** A record of each kind with only its required fields. */
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
    attributes: [{ attribute: 'material', values: ['steel'] }],
    images: [
      { file: 'uhr.jpg', translations: [{ language: 'de', image_alt: 'Eine Uhr auf Leinen' }] },
    ],
    translations: [inGerman('Uhr', { slug: 'uhr' })],
  },
  category: { key: 'watches', translations: [inGerman('Uhren')] },
  manufacturer: {
    key: 'nordlicht',
    name: 'Nordlicht',
    translations: [{ language: 'de', description: 'Uhren aus Kiel.' }],
  },
  attribute: {
    key: 'material',
    values: [{ key: 'steel', translations: [{ language: 'de', name: 'Stahl' }] }],
    translations: [{ language: 'de', name: 'Material' }],
  },
  consent: {
    function_id: 'videos',
    translations: [{ language: 'de', display_name: 'Videos' }],
  },
  callToAction: { translations: [{ language: 'de', heading: 'Fragen?' }] },
  redirect: { from: '/alt', to: '/kontakt' },
};

export type RecordName = keyof typeof records;
