import { useEffect, useRef, useSyncExternalStore } from 'react';
import { postToEndpoint, EndpointError } from '../../browser/forms/postToEndpoint.ts';
import {
  endNewsletterLink,
  keptNewsletterLink,
  watchNewsletterLink,
} from '../../browser/stores/newsletterLink.ts';
import { confirmPath, unsubscribePath } from '../../contract/forms/endpoints.ts';
import type { NewsletterLinkEnd } from '../../contract/records.ts';
import {
  NewsletterLinkView,
  type NewsletterLinkSettings,
  type NewsletterLinkState,
} from './NewsletterLinkView.tsx';

export interface NewsletterLinkProps extends NewsletterLinkSettings {
  /** The URL of the backend. */
  url: string;
  /** The last part of the window title. */
  siteName: string;
  /** Initial state. Default: depends on the link. */
  state?: NewsletterLinkState;
}

/**
 * Confirms or cancels a newsletter subscription when the visitor presses the button. Opening the link alone
 * does nothing, since programs that scan mails open every link.
 */
export function NewsletterLink({ url, siteName, ...props }: NewsletterLinkProps) {
  const { kind } = props;
  const kept = useSyncExternalStore(
    watchNewsletterLink,
    () => keptNewsletterLink(kind),
    () => undefined,
  );
  const state = props.state ?? stateOf(kept);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    if (!isEnd(state)) return;
    document.title = `${heading.current?.textContent ?? ''} – ${siteName}`;
    // The pressed button is gone.
    if (isPressed.current) heading.current?.focus();
  }, [state, siteName]);

  const send = async (token: string) => {
    isPressed.current = true;
    const end = await endAt(url, kind === 'confirm' ? confirmPath : unsubscribePath, token);
    if (keptNewsletterLink(kind) === token) endNewsletterLink(kind, end);
  };

  return (
    <NewsletterLinkView
      {...props}
      state={state}
      linkKey={kept}
      headingRef={heading}
      onSend={() => send(kept ?? '')}
    />
  );
}

function stateOf(kept: string | undefined): NewsletterLinkState {
  if (kept === undefined) return 'waiting';
  if (kept === '') return 'missing';
  return isEnd(kept) ? kept : 'asking';
}

/**
 * Returns how the link ended.
 *
 * @throws EndpointError if the endpoint has not decided, so that the visitor can try again
 */
async function endAt(url: string, path: string, token: string): Promise<NewsletterLinkEnd> {
  try {
    await postToEndpoint(url, path, { token });
    return 'done';
  } catch (error) {
    const end = error instanceof EndpointError && endsByCode[error.code];
    if (end) return end;
    throw error;
  }
}

const endsByCode: Readonly<Partial<Record<EndpointError['code'], NewsletterLinkEnd>>> = {
  TOKEN_USED: 'used',
  TOKEN_EXPIRED: 'expired',
  TOKEN_UNKNOWN: 'unknown',
  INVALID_PAYLOAD: 'unknown',
};

function isEnd(text: string): text is NewsletterLinkEnd {
  return ['done', 'used', 'expired', 'unknown'].includes(text);
}
