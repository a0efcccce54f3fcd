import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { handledByIsland } from '../../contract/island.ts';
import { isPlainClick } from '../../contract/plainClick.ts';
import { Label } from '../i18n/Labels.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { entryOfList } from './entryOfList.ts';

export interface BackLinkProps {
  /** The list to link to if the visitor comes from elsewhere, such as a search engine. */
  href: string;
  /** Paths of all lists that contain the product, without those of further pages. */
  lists: readonly string[];
}

/**
 * A link back from a product. For visitors who come from a list of this product, it goes back in the
 * history, which restores the list's filters and scroll position. For all others, and in browsers without
 * the Navigation API, it is an ordinary link.
 */
export function BackLink({ href, lists }: BackLinkProps) {
  const goBack = (event: MouseEvent) => {
    // A new tab has no history to go back to.
    if (!isPlainClick(event)) return;
    const entry = entryOfList(lists);
    if (!entry) return;
    event.preventDefault();
    const { committed, finished } = navigation.traverseTo(entry.key);
    // The browser may have dropped the history entry in the meantime.
    committed?.catch(() => location.assign(href));
    finished?.catch(() => undefined);
  };
  return (
    <Anchor href={href} data-screen-only="" {...{ [handledByIsland]: '' }} onClick={goBack}>
      <Icon name="arrow-left" size={18} />
      <Label name="product.back" />
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--size-target);
  font-size: var(--font-size-sm);
  font-weight: var(--weight-semibold);
  text-decoration: underline 1px transparent;
  & svg {
    transition: translate var(--duration-dropdown) var(--ease-out);
  }
  &:hover {
    text-decoration-color: currentColor;
  }
  &:hover svg {
    translate: -0.2em;
  }
`;
