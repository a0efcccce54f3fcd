import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { Link } from '../primitives/Link.tsx';
import { LogoPicture } from '../primitives/LogoPicture.tsx';
import { RichText, type RichTextProps } from '../primitives/RichText.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import type { OrganisationProps } from '../organisations/OrganisationGrid.tsx';

export interface ManufacturerIntroProps extends Pick<OrganisationProps, 'name' | 'href' | 'logo'> {
  /** An editor's description of the manufacturer. */
  body?: RichTextProps | undefined;
}

/** Describes the manufacturer above the products of its list. Renders nothing without a description. */
export function ManufacturerIntro({ name, href, logo, body }: ManufacturerIntroProps) {
  if (!logo && !body && href === undefined) return null;
  return (
    <Frame>
      {/* Hidden from screen readers: the heading above names the manufacturer. */}
      {logo && <LogoPicture {...logo} sizes="12rem" />}
      <div>
        {body && <RichText {...body} />}
        {href !== undefined && (
          <Link href={href}>
            <Label name="organisations.more" />
            <VisuallyHidden>
              {' '}
              <Label name="organisations.moreOf" values={{ name }} />
            </VisuallyHidden>
          </Link>
        )}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-5) var(--space-6);
  margin-bottom: var(--space-7);
  & > :first-child :is(img, svg) {
    width: auto;
    max-width: 12rem;
    max-height: 6rem;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1 1 20rem;
    justify-items: start;
    gap: var(--space-3);
  }
`;
