import type { OrganisationProps } from '../../components/organisations/OrganisationGrid.tsx';
import type { ManufacturerPage } from '../../data/model/manufacturer.ts';
import type { Originated } from '../../data/model/site.ts';
import { translate } from '../../data/texts/translation.ts';
import { imagePath } from '../content/imagePath.ts';
import type { PageContext } from '../template/pageContext.ts';

/** A manufacturer with the ways to what is made there and to its own website. */
export function brandProps(
  manufacturer: Originated<ManufacturerPage>,
  { content, language, image }: Pick<PageContext, 'content' | 'language' | 'image'>,
): OrganisationProps {
  return {
    name: manufacturer.name,
    description: translate(manufacturer.translations, language).description,
    href: manufacturer.link,
    productsHref: content.routes.pathOf(manufacturer, language),
    logo: manufacturer.image && image(imagePath(manufacturer.image.file)),
  };
}
