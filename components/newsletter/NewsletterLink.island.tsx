import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { askDoor, DoorError } from '../../browser/forms/askDoor.ts';
import {
  endNewsletterLink,
  keptNewsletterLink,
  watchNewsletterLink,
} from '../../browser/stores/newsletterLink.ts';
import { confirmPath, unsubscribePath } from '../../contract/forms/door.ts';
import type { NewsletterLinkEnd } from '../../contract/records/newsletterLink.ts';
import {
  NewsletterLinkView,
  type NewsletterLinkPlace,
  type NewsletterLinkState,
} from './NewsletterLinkView.tsx';

export interface NewsletterLinkProps extends NewsletterLinkPlace {
  /** The URL of the backend. */
  door: string;
  /** The last part of the window title. */
  siteName: string;
  /** Initial state. Default: depends on the link. */
  state?: NewsletterLinkState;
}

/**
 * Confirms or cancels a newsletter subscription when the visitor presses the button. Opening the link alone
 * does nothing, since programs that scan mails open every link.
 */
export function NewsletterLink({ door, siteName, ...props }: NewsletterLinkProps) {
  const { kind } = props;
  const kept = useSyncExternalStore(
    watchNewsletterLink,
    () => keptNewsletterLink(kind),
    () => undefined,
  );
  // State of one link; another one may be opened in the same tab.
  const [attempt, setAttempt] = useState<Attempt>();
  const state = props.state ?? stateOf(kept, attempt);
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
    setAttempt({ token, is: 'sending' });
    const end = await endAt(door, kind === 'confirm' ? confirmPath : unsubscribePath, token);
    if (end !== undefined && keptNewsletterLink(kind) === token) endNewsletterLink(kind, end);
    // The same link may be opened again.
    setAttempt({ token, is: end === undefined ? 'away' : 'asking' });
  };

  return (
    <NewsletterLinkView
      {...props}
      state={state}
      headingRef={heading}
      onSend={() => void send(kept ?? '')}
    />
  );
}

interface Attempt {
  readonly token: string;
  readonly is: 'asking' | 'sending' | 'away';
}

function stateOf(kept: string | undefined, attempt: Attempt | undefined): NewsletterLinkState {
  if (kept === undefined) return 'waiting';
  if (kept === '') return 'missing';
  if (isEnd(kept)) return kept;
  return attempt?.token === kept ? attempt.is : 'asking';
}

/** Returns how the link ended, if the endpoint has decided; otherwise the visitor can try again. */
async function endAt(
  door: string,
  path: string,
  token: string,
): Promise<NewsletterLinkEnd | undefined> {
  try {
    await askDoor(door, path, { token });
    return 'done';
  } catch (error) {
    return error instanceof DoorError ? endsByCode[error.code] : undefined;
  }
}

const endsByCode: Readonly<Partial<Record<DoorError['code'], NewsletterLinkEnd>>> = {
  TOKEN_USED: 'used',
  TOKEN_EXPIRED: 'expired',
  TOKEN_UNKNOWN: 'unknown',
  INVALID_PAYLOAD: 'unknown',
};

function isEnd(text: string): text is NewsletterLinkEnd {
  return ['done', 'used', 'expired', 'unknown'].includes(text);
}
