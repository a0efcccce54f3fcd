import styled from '@emotion/styled';
import { ExternalContent } from '../consent/ExternalContent.tsx';
import { mapAddress } from '../../contract/thirdParties.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Link } from '../primitives/Link.tsx';
import { PostalAddress, type PostalAddressProps } from './PostalAddress.tsx';

export interface MapPlaceholderProps extends PostalAddressProps {
  /** A page on another host with a map of the address. */
  mapHref: string;
  /** The privacy page, where visitors can also withdraw consent. */
  privacyHref: string;
}

/**
 * A placeholder for a map until the visitor consents. It is drawn with CSS, shows the address, and links to
 * a map that needs no consent.
 */
export function MapPlaceholder({ mapHref, privacyHref, ...address }: MapPlaceholderProps) {
  const { language, text } = useLabels();
  const query = oneLine(address);
  return (
    <Ground
      title={text('contact.map', { address: query })}
      src={mapAddress(query, language)}
      privacyHref={privacyHref}
      ratio={[4, 3]}
      alternative={
        <Link href={mapHref}>
          <Label name="contact.openMap" />
        </Link>
      }
    >
      <Icon name="map-pin" />
      <PostalAddress {...address} />
    </Ground>
  );
}

function oneLine({ street, number, zipCode, city }: PostalAddressProps): string {
  return `${street} ${number}, ${zipCode} ${city}`;
}

/* Two streets and a river: suggests a map without claiming to show this place. */
const Ground = styled(ExternalContent)`
  background:
    linear-gradient(68deg, #0000 59%, var(--color-canvas) 0 62%, #0000 0),
    linear-gradient(158deg, #0000 34%, var(--color-canvas) 0 38%, #0000 0),
    radial-gradient(circle at 85% 130%, #0000 55%, var(--color-hairline) 0 64%, #0000 0),
    var(--color-accent-soft);
`;
