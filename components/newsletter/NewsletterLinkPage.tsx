import styled from '@emotion/styled';
import { PageRegion } from '../frame/Page.tsx';
import { Label } from '../i18n/Labels.tsx';
import { Island } from '../island/Island.tsx';
import { Link } from '../primitives/Link.tsx';
import { NewsletterLink, type NewsletterLinkProps } from './NewsletterLink.island.tsx';

export type NewsletterLinkPageProps = NewsletterLinkProps;

/** Where a link in a newsletter's mail leads: to confirm a sign-up, or to end it. */
export function NewsletterLinkPage(props: NewsletterLinkPageProps) {
  const { kind, recipient } = props;
  return (
    <PageRegion>
      <Island on="load">
        <NewsletterLink {...props} />
      </Island>
      {/* What stands behind the `#` of the link never comes to a server, so a plain form has nothing to send. */}
      <noscript>
        <Instead>
          <Label name={`newsletterLink.${kind}.noScript`} />{' '}
          <Link href={`mailto:${recipient}`}>{recipient}</Link>
        </Instead>
      </noscript>
    </PageRegion>
  );
}

const Instead = styled.p`
  max-width: 40rem;
  margin-top: var(--space-5);
  overflow-wrap: anywhere;
`;
