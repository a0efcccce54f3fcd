import type { DownloadListProps, DownloadProps } from './DownloadList.tsx';

const statutes = {
  title: 'Satzung des Verbandes',
  description: 'In der Fassung vom 14. März 2026.',
  href: '/files/satzung.pdf',
  type: 'application/pdf',
  kind: 'PDF',
  size: 1_234_567,
} satisfies DownloadProps;

const form = {
  title: 'Beitrittserklärung',
  href: '/files/beitrittserklaerung.pdf',
  type: 'application/pdf',
  kind: 'PDF',
  size: 34_500,
} satisfies DownloadProps;

export const downloadListFixtures = {
  german: { documents: [statutes, form] },
  one: { documents: [form] },
  compound: {
    documents: [
      {
        ...form,
        title: 'Berufshaftpflichtversicherungsnachweis für Arzneimittelkommissionsmitglieder',
        kind: 'DOCX',
      },
    ],
  },
  english: {
    documents: [
      {
        ...statutes,
        title: 'Statutes of the association',
        description: 'As of 14 March 2026.',
        language: 'de',
      },
      { ...form, title: 'Leaflet on the treatment contract' },
    ],
  },
  french: {
    documents: [
      {
        ...statutes,
        title: 'Statuts de l’association',
        description: 'Version du 14 mars 2026.',
        language: 'de',
      },
      // Not translated yet.
      { ...form, title: { text: form.title, lang: 'de' }, language: 'de' },
    ],
  },
} satisfies Record<string, DownloadListProps>;
