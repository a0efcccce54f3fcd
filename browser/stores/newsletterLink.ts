import { newsletterUnsubscribePages } from '../../locales/languages.ts';
import type { NewsletterLinkEnd, NewsletterLinkKind } from '../../contract/records.ts';
import { newsletterLinkPrefix } from '../../contract/storageKeys.ts';
import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/**
 * Removes the secret of a link from the address bar and the history, where other users of the
 * computer could find it and scripts could pass it on. The secret is stored for this tab, so that a
 * reload does not lose it. Characters that a mail program has added to the link, such as a full
 * stop, are ignored.
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

/** The unused secret of a link, or the result of a used one; empty without a link. */
export function keptNewsletterLink(kind: NewsletterLinkKind): string {
  return page.newsletterLinks?.[kind] ?? sessionItem(newsletterLinkPrefix + kind);
}

/** Replaces the secret by the result, which a reload of the page still shows. */
export function endNewsletterLink(kind: NewsletterLinkKind, end: NewsletterLinkEnd): void {
  keep(kind, end);
  for (const listener of watchers) listener();
}

/**
 * Calls a function after each link that ends or is opened, such as a second one in the same tab.
 */
export function watchNewsletterLink(listener: () => void): () => void {
  const take = () => {
    takeNewsletterLink();
    listener();
  };
  // Client navigation does not run the script in the head.
  takeNewsletterLink();
  watchers.add(listener);
  addEventListener('hashchange', take);
  return () => {
    watchers.delete(listener);
    removeEventListener('hashchange', take);
  };
}

const watchers = new Set<() => void>();

/**
 * A global variable, because session storage may be off and the script in the head is a separate
 * bundle.
 */
const page = globalThis as { newsletterLinks?: Partial<Record<NewsletterLinkKind, string>> };

function keep(kind: NewsletterLinkKind, text: string): void {
  page.newsletterLinks = { ...page.newsletterLinks, [kind]: text };
  storeSessionItem(newsletterLinkPrefix + kind, text);
}
