import type { OrganisationProps } from '../../components/organisations/OrganisationGrid.tsx';
import type { ManufacturerPage } from '../../data/kinds/manufacturers.ts';
import { translate } from '../../data/texts/translation.ts';
import { imagePath } from '../content/imagePath.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns a manufacturer with a link to its own website. */
export function brandProps(
  { name, link, image: logo, translations }: ManufacturerPage,
  { language, image }: Pick<PageContext, 'language' | 'image'>,
): OrganisationProps {
  const { description } = translate(translations, language);
  return { name, description, href: link, logo: logo && image(imagePath(logo.file)) };
}
