import type { ContentHeading } from '../content/TableOfContents.tsx';
import type { LabelKey, Labels } from '../../contract/labels.ts';

/** Anchors and headings of the blocks of legal pages. */
export const legalHeadings = {
  legal_authority: { id: 'legal-authority', label: 'legal.legalAuthority' },
  insurance: { id: 'insurance', label: 'legal.insurance' },
  image_sources: { id: 'image-sources', label: 'legal.imageSources' },
  data_protection: { id: 'data-protection-officer', label: 'legal.dataProtection' },
  consentmanager: { id: 'consents', label: 'consentManager.heading' },
  offline_reading: { id: 'offline-reading', label: 'offlineReading.heading' },
  cookies: { id: 'cookies', label: 'legal.cookies.heading' },
  analytics: { id: 'analytics', label: 'legal.analytics.heading' },
  rolex: { id: 'rolex', label: 'rolex.heading' },
} as const satisfies Record<string, { id: string; label: LabelKey }>;

/** Ids that editors' headings cannot use. Editors may write the sections on cookies and statistics themselves. */
export const legalIds: readonly string[] = Object.values(legalHeadings)
  .map(({ id }) => id)
  .filter((id) => id !== 'cookies' && id !== 'analytics');

/** Returns the entries of blocks (LegalContent.tsx) in a table of contents. */
export function headingsOf(
  contents: readonly { readonly identifier: string }[],
  labels: Labels,
): ContentHeading[] {
  return contents.flatMap(({ identifier }) => {
    // The consent manager has no heading while no consent is stored.
    if (!(identifier in legalHeadings) || identifier === 'consentmanager') return [];
    const { id, label } = legalHeadings[identifier as keyof typeof legalHeadings];
    return [{ id, text: labels.text(label) }];
  });
}
