import type { ContactDetails } from '../contact/contactDetails.ts';
import type { OpeningHoursPeriod } from '../contact/OpeningHours.tsx';
import type { Words } from '../i18n/Words.tsx';
import type { NavigationLink } from '../navigation/navigationEntry.ts';
import type { LogoImage } from './Logo.tsx';

/** One column of the footer, with what it shows. */
export type FooterWidgetProps = {
  /** Default: the widget's own name. */
  readonly header?: Words | undefined;
} & (
  | {
      readonly widget: 'address';
      readonly contact: ContactDetails;
      /** Whether another widget already tells the numbers and the e-mail address. */
      readonly addressOnly?: boolean;
      readonly logo?: LogoImage;
    }
  | { readonly widget: 'contact'; readonly contact: ContactDetails }
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
