import type { ContentHeading } from '../content/TableOfContents.tsx';
import type { LabelKey, Labels } from '../../contract/labels.ts';

/** The headings of the blocks that always have one, and where links to them lead. */
export const legalHeadings = {
  legal_authority: { id: 'legal-authority', label: 'legal.legalAuthority' },
  insurance: { id: 'insurance', label: 'legal.insurance' },
  image_sources: { id: 'image-sources', label: 'legal.imageSources' },
  data_protection: { id: 'data-protection-officer', label: 'legal.dataProtection' },
  consentmanager: { id: 'consents', label: 'consentManager.heading' },
  offline_reading: { id: 'offline-reading', label: 'offlineReading.heading' },
  rolex: { id: 'rolex', label: 'rolex.heading' },
} as const satisfies Record<string, { id: string; label: LabelKey }>;

export const legalIds: readonly string[] = Object.values(legalHeadings).map(({ id }) => id);

/** The entries of blocks (LegalContent.tsx) in a table of contents. */
export function headingsOf(
  contents: readonly { readonly identifier: string }[],
  labels: Labels,
): ContentHeading[] {
  return contents.flatMap(({ identifier }) => {
    if (!(identifier in legalHeadings)) return [];
    const { id, label } = legalHeadings[identifier as keyof typeof legalHeadings];
    return [{ id, text: labels.text(label) }];
  });
}
