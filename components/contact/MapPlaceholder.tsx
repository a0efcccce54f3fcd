import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Link } from '../primitives/Link.tsx';
import { PostalAddress, type PostalAddressProps } from './PostalAddress.tsx';

export interface MapPlaceholderProps extends PostalAddressProps {
  /** A page with a map of the address, on another host. */
  mapHref: string;
}

/**
 * Stands where a map would: that comes from another provider, and only after consent. It is drawn
 * with the page's own means, tells the address, and leads to the map.
 */
export function MapPlaceholder({ mapHref, ...address }: MapPlaceholderProps) {
  return (
    <Ground>
      <Plate>
        <Icon name="map-pin" />
        <PostalAddress {...address} />
        <p>
          <Label name="contact.mapNeedsConsent" />
        </p>
        <Link href={mapHref} variant="standalone">
          <Label name="contact.openMap" />
        </Link>
      </Plate>
    </Ground>
  );
}

/* Two streets and a river: it suggests a place, and does not pretend to be this one. */
const Ground = styled.div`
  padding: var(--space-6) var(--space-5);
  border-radius: var(--radius-md);
  background:
    linear-gradient(68deg, #0000 59%, var(--color-canvas) 0 62%, #0000 0),
    linear-gradient(158deg, #0000 34%, var(--color-canvas) 0 38%, #0000 0),
    radial-gradient(circle at 85% 130%, #0000 55%, var(--color-hairline) 0 64%, #0000 0),
    var(--color-accent-soft);
`;

const Plate = styled.div`
  max-width: 24rem;
  padding: var(--space-5);
  border-radius: var(--radius-md);
  background: var(--color-canvas);
  & > svg {
    color: var(--color-accent-text);
  }
  & > p {
    margin-block: var(--space-3);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
  }
`;
