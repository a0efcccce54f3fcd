import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import type { MemberCalls } from '../../../contract/members/content.ts';
import type { CurrentUser } from '../../../contract/members/session.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { plain, type Words } from '../../i18n/Words.tsx';
import type { OfficeProps } from '../signIn/OfficeContact.tsx';

/** What the screens of the members' area share. */
export interface Area {
  readonly user: CurrentUser;
  readonly calls: MemberCalls;
  /** The backend's address, which texts name its files by. */
  readonly backend: string;
  /** The backend ends sessions on other devices and gives members a copy of their data. */
  readonly hasAccountExtensions: boolean;
  readonly office: OfficeProps;
  /** Heads the page; the heading is one element for all that comes. */
  readonly open: (opening: AreaOpening) => void;
  /** Says something to screen readers. */
  readonly say: (words: string) => void;
  /** Says that something was typed and not sent yet, which an expired login must not cost. */
  readonly keepTyped: (isTyped: boolean) => void;
}

export interface AreaOpening {
  readonly title: Words;
  readonly lead?: Words | undefined;
  /** What the page is called in the way to it, where that is not the title. */
  readonly crumb?: Words | undefined;
  /** Stands between the area and the page. */
  readonly above?: { readonly label: Words; readonly href: string } | undefined;
}

export const AreaContext = createContext<Area | undefined>(undefined);

export function useArea(): Area {
  const area = useContext(AreaContext);
  if (!area) throw new Error('useArea needs the members’ area around it.');
  return area;
}

/** Heads the page with what has come, and says to screen readers that it has. */
export function Opening(opening: AreaOpening) {
  const { open, say } = useArea();
  const { text } = useLabels();
  const words = text('members.loaded', { title: plain(opening.title) });
  // The same words are the same opening, whichever object they are in.
  const written = JSON.stringify(opening);
  // Before it is painted: the old heading over the new text would be wrong for a moment.
  useLayoutEffect(() => open(JSON.parse(written) as AreaOpening), [open, written]);
  useEffect(() => say(words), [say, words]);
  return null;
}

/** Where whoever is logged in begins. */
export function homeKeyOf({ audiences }: Pick<CurrentUser, 'audiences'>): 'home' | 'homeAdt' {
  return audiences.includes('adt') && !audiences.includes('vhm') ? 'homeAdt' : 'home';
}

/** Keeps the screen while it holds something typed. */
export function useTyped(isTyped: boolean): void {
  const { keepTyped } = useArea();
  useEffect(() => {
    keepTyped(isTyped);
    return () => keepTyped(false);
  }, [keepTyped, isTyped]);
}
