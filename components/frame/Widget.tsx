import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { OpeningHours, type OpeningHoursPeriod } from '../contact/OpeningHours.tsx';
import { PostalAddress } from '../contact/PostalAddress.tsx';
import { ReachList } from '../contact/ReachList.tsx';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from '../navigation/LanguageHint.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { IconName } from '../primitives/iconPaths.ts';
import type { NavigationLink } from '../navigation/navigationEntry.ts';
import { Link } from '../primitives/Link.tsx';
import type { LogoImage } from './Logo.tsx';
import { below } from '../theme/windowWidths.ts';

/** One column of the footer or section of the sidebar, with its content. */
export type WidgetProps = {
  /** The heading. Default: the widget's standard name. */
  readonly header?: Words | undefined;
} & (
  | {
      /** The kind of content. The other props depend on it. */
      readonly widget: 'address';
      /** The address, and the ways to reach the association. */
      readonly contact: ContactDetails;
      /** A logo above the address. Decorative. */
      readonly logo?: LogoImage;
    }
  | {
      readonly widget: 'contact';
      readonly contact: ContactDetails;
      /** The page with the contact form. */
      readonly formHref: string;
      /** True if the address widget already shows all numbers: then only the form is linked here. */
      readonly isBesideAddress?: boolean;
    }
  | {
      readonly widget: 'openingHours';
      /** For `openingHours`: days with their times, in display order. */
      readonly periods: readonly OpeningHoursPeriod[];
    }
  | {
      readonly widget: 'navigation';
      /** For `navigation`: the links, in display order. */
      readonly links: readonly NavigationLink[];
    }
  | {
      readonly widget: 'social';
      /** For `social`: the association's pages on social media. */
      readonly profiles: readonly SocialProfile[];
    }
  | {
      readonly widget: 'unknown';
      /** For `unknown`: the kind that the backend asked for. Not shown. */
      readonly name: string;
    }
);

type KnownWidget = Exclude<WidgetProps, { widget: 'unknown' }>;

interface SocialProfile {
  readonly media: 'facebook' | 'googleplus' | 'instagram' | 'other';
  /** Default: the name of the medium. */
  readonly name?: string | undefined;
  readonly href: string;
}

interface OwnProps {
  /** Level of the heading: 2 in the footer, 3 below the sidebar's heading. Default 2. */
  readonly headingLevel?: 2 | 3;
}

/** A widget of the footer or the sidebar, with its heading. */
export function Widget({ headingLevel = 2, ...props }: WidgetProps & OwnProps) {
  if (props.widget === 'openingHours' && props.periods.length === 0) return null;
  if (props.widget === 'unknown') {
    return (
      <Section>
        <p>
          <Label name="footer.widgetNotFound" />
        </p>
      </Section>
    );
  }
  return (
    <Section>
      <Heading as={`h${headingLevel}`}>
        {props.header ? (
          <Words of={props.header} />
        ) : (
          <Label name={`footer.widgets.${props.widget}`} />
        )}
      </Heading>
      {content(props)}
    </Section>
  );
}

function content(props: KnownWidget): ReactNode {
  switch (props.widget) {
    case 'address':
      return (
        <>
          {props.logo && <WidgetLogo {...props.logo} alt="" fetchPriority="low" />}
          <PostalAddress {...props.contact} />
          <ReachList {...props.contact} />
        </>
      );
    case 'contact':
      return (
        <>
          {!props.isBesideAddress && <ReachList {...props.contact} />}
          <p>
            <Link href={props.formHref} variant="quiet">
              <Label name="callToAction.write" />
            </Link>
          </p>
        </>
      );
    case 'openingHours':
      return <OpeningHours periods={props.periods} />;
    case 'navigation':
      return (
        <ul role="list">
          {props.links.map((link) => (
            <li key={link.href}>
              <FooterLink {...link} />
            </li>
          ))}
        </ul>
      );
    case 'social':
      return (
        <ul role="list">
          {props.profiles.map((profile) => (
            <li key={profile.href}>
              <Profile {...profile} />
            </li>
          ))}
        </ul>
      );
  }
}

function FooterLink({ label, href, hrefLang, isButton }: NavigationLink) {
  const words = (
    <>
      <Words of={label} />
      <LanguageHint hrefLang={hrefLang} />
    </>
  );
  const language = hrefLang === undefined ? {} : { hrefLang };
  return isButton ? (
    <Framed href={href} variant="quiet" {...language}>
      {words}
    </Framed>
  ) : (
    <Link href={href} variant="quiet" {...language}>
      {words}
    </Link>
  );
}

function Profile({ media, name, href }: SocialProfile) {
  return (
    <Link href={href} variant="quiet" icon={false}>
      <Media>
        <Icon name={socialIcons[media]} size={20} />
        {name ?? (media === 'other' ? new URL(href).host : <Label name={`social.${media}`} />)}
      </Media>
    </Link>
  );
}

const socialIcons = {
  facebook: 'facebook',
  instagram: 'instagram',
  googleplus: 'external',
  other: 'external',
} as const satisfies Record<SocialProfile['media'], IconName>;

const Framed = styled(Link)`
  padding-inline: var(--space-4);
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-sm);
`;

const WidgetLogo = styled.img`
  max-width: min(100%, var(--size-logo));
  height: auto;
  /* The header of a phone shows the logo all the time. */
  footer & {
    ${below('sm')} {
      display: none;
    }
  }
`;

const Section = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  font-size: var(--font-size-sm);
`;

const Heading = styled.h2`
  font-family: var(--font-body);
  font-size: var(--font-size-sm);
`;

const Media = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  text-decoration: inherit;
`;
