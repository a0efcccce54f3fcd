import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { OpeningHours } from '../contact/OpeningHours.tsx';
import { PostalAddress } from '../contact/PostalAddress.tsx';
import { ReachList } from '../contact/ReachList.tsx';
import { Label } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { LanguageHint } from '../navigation/LanguageHint.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { IconName } from '../primitives/iconPaths.ts';
import type { NavigationLink } from '../navigation/navigationEntry.ts';
import { Link } from '../primitives/Link.tsx';
import type { FooterWidgetProps, SocialProfile } from './footerWidget.ts';
import { limits } from '../theme/tokens.ts';
import { above } from '../theme/windowWidths.ts';

/** A column of the footer under its heading. At most a quarter of the footer (specification). */
export function FooterWidget(props: FooterWidgetProps) {
  if (props.widget === 'unknown') {
    return (
      <Column>
        <p>
          <Label name="footer.widgetNotFound" />
        </p>
      </Column>
    );
  }
  return (
    <Column>
      <Heading>
        {props.header ? <Words of={props.header} /> : <Label name={`footer.${props.widget}`} />}
      </Heading>
      {content(props)}
    </Column>
  );
}

function content(props: Exclude<FooterWidgetProps, { widget: 'unknown' }>): ReactNode {
  switch (props.widget) {
    case 'address':
      return (
        <>
          {props.logo && <WidgetLogo {...props.logo} alt="" fetchPriority="low" />}
          <PostalAddress {...props.contact} />
          <ReachList {...props.contact} />
        </>
      );
    case 'contact': {
      const { phone } = props.contact;
      return (
        <>
          <ReachList {...(props.isBesideAddress ? { phone } : props.contact)} />
          <p>
            <Link href={props.formHref} variant="quiet">
              <Label name="callToAction.write" />
            </Link>
          </p>
        </>
      );
    }
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
        <Icon name={socialIcons[media]} />
        {name ?? (media === 'other' ? new URL(href).host : <Label name={`social.${media}`} />)}
      </Media>
    </Link>
  );
}

const socialIcons = {
  facebook: 'facebook',
  instagram: 'instagram',
  googleplus: 'share',
  other: 'share',
} as const satisfies Record<SocialProfile['media'], IconName>;

const Framed = styled(Link)`
  padding-inline: var(--space-4);
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-pill);
`;

const WidgetLogo = styled.img`
  max-width: min(100%, var(--size-logo));
  height: auto;
`;

const Column = styled.div`
  flex: 1 1 12rem;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  font-size: var(--font-size-sm);
  /* Numbers stand beside their names, which takes more room than words that may wrap. */
  &:has(dl) {
    flex: 2 1 14rem;
  }
  ${above('lg')} {
    flex: 2 1 7.75rem;
    max-width: ${limits.footerWidgetWidth};
    &:has(dl) {
      flex: 1 1 13.9rem;
    }
  }
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
