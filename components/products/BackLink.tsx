import styled from '@emotion/styled';
import type { BackLinkData } from '../../contract/markup/backLink.ts';
import { dataAttributes } from '../../contract/markup/dataAttributes.ts';
import { Label } from '../i18n/Labels.tsx';
import { Icon } from '../primitives/Icon.tsx';

export interface BackLinkProps {
  /** The list that it leads to where the visitor comes from elsewhere, such as a search engine. */
  href: string;
  /** Paths of all lists that the product is in, without their further parts. */
  lists: readonly string[];
}

/**
 * The way back from a product. Whoever comes from a list of it gets that as it was left: the same
 * filters, the same place (client/products/backLinks.ts). For all others it is a link.
 */
export function BackLink({ href, lists }: BackLinkProps) {
  return (
    <Anchor
      href={href}
      data-screen-only=""
      {...dataAttributes({ lists: lists.join(' ') } satisfies BackLinkData)}
    >
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
