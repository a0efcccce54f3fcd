import styled from '@emotion/styled';
import { PageRegion } from '../frame/Page.tsx';
import { Label } from '../i18n/Labels.tsx';
import { Island } from '../island/Island.tsx';
import { Link } from '../primitives/Link.tsx';
import { NewsletterLink, type NewsletterLinkProps } from './NewsletterLink.island.tsx';

export type NewsletterLinkPageProps = NewsletterLinkProps;

/** The page that links in newsletter mails open, to confirm or to cancel a subscription. */
export function NewsletterLinkPage(props: NewsletterLinkPageProps) {
  const { kind, recipient } = props;
  return (
    <PageRegion>
      <Island on="load">
        <NewsletterLink {...props} />
      </Island>
      {/* Browsers do not send the part of a URL after `#`, so a plain form would have nothing to submit. */}
      <noscript>
        <Instead>
          <Label name={withoutScripts[kind]} />{' '}
          <Link href={`mailto:${recipient}`}>{recipient}</Link>
        </Instead>
      </noscript>
    </PageRegion>
  );
}

const withoutScripts = {
  confirm: 'newsletterLink.confirmWithoutScripts',
  unsubscribe: 'newsletterLink.unsubscribeWithoutScripts',
} as const;

const Instead = styled.p`
  max-width: 40rem;
  margin-top: var(--space-5);
  overflow-wrap: anywhere;
`;
