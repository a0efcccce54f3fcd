import type { LabelKey } from '../../contract/labels.ts';

/**
 * German law requires a statement of public bodies (BGG and BITV 2.0) and of businesses that serve
 * consumers (BFSG, annex 3). For all others it is voluntary.
 */
export type AccessibilityVariant = 'voluntary' | 'public_body' | 'business';

/** The differences between the variants: the legal basis, and the office for complaints. */
export const accessibilityLaws = {
  voluntary: {
    basis: 'accessibility.basis.voluntary',
    feedback: 'accessibility.feedback.voluntary',
    complaint: undefined,
  },
  public_body: {
    basis: 'accessibility.basis.publicBody',
    feedback: 'accessibility.feedback.publicBody',
    complaint: {
      heading: 'accessibility.arbitration.heading',
      text: 'accessibility.arbitration.text',
      address: {
        companyName: 'Schlichtungsstelle nach dem Behindertengleichstellungsgesetz',
        street: 'Mauerstraße',
        number: '53',
        zipCode: '10117',
        city: 'Berlin',
      },
      phone: { text: '+49 30 185272805', href: 'tel:+4930185272805' },
      email: 'info@schlichtungsstelle-bgg.de',
    },
  },
  business: {
    basis: 'accessibility.basis.business',
    feedback: 'accessibility.feedback.business',
    complaint: {
      heading: 'accessibility.surveillance.heading',
      text: 'accessibility.surveillance.text',
      address: {
        companyName:
          'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
        street: 'Postfach',
        number: '39 11 55',
        zipCode: '39135',
        city: 'Magdeburg',
      },
      phone: undefined,
      email: 'MLBF@ms.sachsen-anhalt.de',
    },
  },
} as const satisfies Record<AccessibilityVariant, AccessibilityLaw>;

interface AccessibilityLaw {
  readonly basis: LabelKey;
  readonly feedback: LabelKey;
  readonly complaint: ComplaintOffice | undefined;
}

/** The office that handles complaints by law. */
export interface ComplaintOffice {
  readonly heading: LabelKey;
  readonly text: LabelKey;
  readonly address: Readonly<
    Record<'companyName' | 'street' | 'number' | 'zipCode' | 'city', string>
  >;
  readonly phone: { readonly text: string; readonly href: string } | undefined;
  readonly email: string;
}
