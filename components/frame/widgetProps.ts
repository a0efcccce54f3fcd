import type { ContactDetails } from '../contact/contactDetails.ts';
import type { OpeningHoursPeriod } from '../contact/OpeningHours.tsx';
import type { Words } from '../i18n/Words.tsx';
import type { NavigationLink } from '../navigation/navigationEntry.ts';
import type { LogoImage } from './Logo.tsx';

/** One column of the footer or section of the sidebar, with its content. */
export type WidgetProps = {
  /** The heading. Default: the widget's standard name. */
  readonly header?: Words | undefined;
} & (
  | {
      readonly widget: 'address';
      readonly contact: ContactDetails;
      readonly logo?: LogoImage;
    }
  | {
      readonly widget: 'contact';
      readonly contact: ContactDetails;
      /** The page with the contact form. */
      readonly formHref: string;
      /** True if the address widget already shows all numbers: then only the quickest ways are shown here. */
      readonly isBesideAddress?: boolean;
    }
  | { readonly widget: 'openingHours'; readonly periods: readonly OpeningHoursPeriod[] }
  | { readonly widget: 'navigation'; readonly links: readonly NavigationLink[] }
  | { readonly widget: 'social'; readonly profiles: readonly SocialProfile[] }
  | { readonly widget: 'unknown'; readonly name: string }
);

export interface SocialProfile {
  readonly media: 'facebook' | 'googleplus' | 'instagram' | 'other';
  /** Default: the name of the medium. */
  readonly name?: string | undefined;
  readonly href: string;
}
