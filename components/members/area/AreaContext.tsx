import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import type { MemberCalls } from '../../../contract/members/content.ts';
import type { CurrentUser } from '../../../contract/members/session.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { plain, type Words } from '../../i18n/Words.tsx';
import type { OfficeProps } from '../logIn/OfficeContact.tsx';

/** Data and functions shared by all screens of the members' area. */
export interface Area {
  readonly user: CurrentUser;
  readonly calls: MemberCalls;
  /** The backend's URL, by which texts refer to its files. */
  readonly backend: string;
  /** True if the backend can end sessions on other devices and export members' data. */
  readonly hasAccountExtensions: boolean;
  readonly office: OfficeProps;
  /** Sets the page's heading. All screens share one heading element. */
  readonly open: (opening: AreaOpening) => void;
  /** Announces a text to screen readers. */
  readonly say: (words: string) => void;
  /** Reports unsent input, which must survive an expired login. */
  readonly keepTyped: (isTyped: boolean) => void;
}

export interface AreaOpening {
  readonly title: Words;
  readonly lead?: Words | undefined;
  /** Name of the page in the breadcrumbs, if it differs from the title. */
  readonly crumb?: Words | undefined;
  /** A breadcrumb between the area and the page. */
  readonly above?: { readonly label: Words; readonly href: string } | undefined;
}

export const AreaContext = createContext<Area | undefined>(undefined);

export function useArea(): Area {
  const area = useContext(AreaContext);
  if (!area) throw new Error('useArea needs the members’ area around it.');
  return area;
}

/** Sets the heading to the loaded content's and announces it to screen readers. */
export function Opening(opening: AreaOpening) {
  const { open, say } = useArea();
  const { text } = useLabels();
  const words = text('members.loaded', { title: plain(opening.title) });
  // Compare by value: the object may be new although its content is the same.
  const written = JSON.stringify(opening);
  // Before paint: otherwise the old heading would be above the new text for a moment.
  useLayoutEffect(() => open(JSON.parse(written) as AreaOpening), [open, written]);
  useEffect(() => say(words), [say, words]);
  return null;
}

/** Returns the key of the logged-in member's home page. */
export function homeKeyOf({ audiences }: Pick<CurrentUser, 'audiences'>): 'home' | 'homeAdt' {
  return audiences.includes('adt') && !audiences.includes('vhm') ? 'homeAdt' : 'home';
}

/** Keeps the screen mounted while it contains unsent input. */
export function useTyped(isTyped: boolean): void {
  const { keepTyped } = useArea();
  useEffect(() => {
    keepTyped(isTyped);
    return () => keepTyped(false);
  }, [keepTyped, isTyped]);
}
