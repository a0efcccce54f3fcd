import { newsletterUnsubscribePages } from '../../contract/addresses/newsletterPages.ts';
import type {
  NewsletterLinkEnd,
  NewsletterLinkKind,
} from '../../contract/records/newsletterLink.ts';
import { newsletterLinkPrefix } from '../../contract/storageKeys.ts';
import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/**
 * Takes the secret of a link out of the address bar and the history, where others at the computer
 * would find it and scripts would pass it on. It is kept for this tab, so that a reload loses nothing.
 * What a mail program has put behind it, such as a full stop, is no part of it.
 */
export function takeNewsletterLink(): void {
  const [, token] = /^#([\w-]{43})(?![\w-])/.exec(location.hash) ?? [];
  if (token === undefined) return;
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  const isToUnsubscribe = Object.values(newsletterUnsubscribePages).some((path) =>
    pathname.startsWith(path),
  );
  keep(isToUnsubscribe ? 'unsubscribe' : 'confirm', token);
}

/** The secret of a link that is still to be used, or how the link has ended; nothing without one. */
export function keptNewsletterLink(kind: NewsletterLinkKind): string {
  return page.newsletterLinks?.[kind] ?? sessionItem(newsletterLinkPrefix + kind);
}

/** The secret is of no more use; a reload of the page still says what became of the link. */
export function endNewsletterLink(kind: NewsletterLinkKind, end: NewsletterLinkEnd): void {
  keep(kind, end);
  for (const tell of watchers) tell();
}

/** Tells of each link that ends or is opened from here on, such as a second one in the same tab. */
export function watchNewsletterLink(tell: () => void): () => void {
  const take = () => {
    takeNewsletterLink();
    tell();
  };
  // Client navigation runs no script of a head.
  takeNewsletterLink();
  watchers.add(tell);
  addEventListener('hashchange', take);
  return () => {
    watchers.delete(tell);
    removeEventListener('hashchange', take);
  };
}

const watchers = new Set<() => void>();

/** Session storage may be off. What is taken in the head is read by another script. */
const page = globalThis as { newsletterLinks?: Partial<Record<NewsletterLinkKind, string>> };

function keep(kind: NewsletterLinkKind, text: string): void {
  page.newsletterLinks = { ...page.newsletterLinks, [kind]: text };
  storeSessionItem(newsletterLinkPrefix + kind, text);
}
