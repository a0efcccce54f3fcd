import { statSync } from 'node:fs';
import slugify from '@sindresorhus/slugify';
import type { DownloadProps } from '../../components/association/DownloadList.tsx';
import type { FeeSection } from '../../components/association/FeeTable.tsx';
import type {
  InstitutionProps,
  InstitutionState,
} from '../../components/association/InstitutionList.tsx';
import type { PersonProps } from '../../components/association/PeopleGrid.tsx';
import type { BlockContent, ContentBlockProps } from '../../components/content/ContentBlock.tsx';
import type { OrganisationProps } from '../../components/organisations/OrganisationGrid.tsx';
import { extensionOf, typeOf } from '../../data/fields/fileKinds.ts';
import { fileOf, localFileIn } from '../../data/files/files.ts';
import type { ContentBlock } from '../../data/kinds/contentBlock.ts';
import type { ImageReference } from '../../data/fields/image.ts';
import type { Institution } from '../../data/kinds/institutions.ts';
import type { Originated } from '../../data/model/site.ts';
import { translate } from '../../data/texts/translation.ts';
import type { FormName } from '../../contract/forms/forms.ts';
import { contactDetailsProps, phoneNumber } from '../contact/contactDetailsProps.ts';
import { visitorFormProps } from '../contact/visitorFormProps.ts';
import { reportWarnings } from '../../eleventy/richText/reportWarnings.ts';
import { imagePath } from './imagePath.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Returns the blocks before or after a page's text, with their records. */
export function contentBlockProps(
  blocks: readonly ContentBlock[],
  position: 'before' | 'after',
  context: PageContext,
): ContentBlockProps[] {
  return blocks
    .filter(({ before_text }) => before_text === (position === 'before'))
    .flatMap((block) => {
      const shows = shownIn(block, context);
      if (!shows) return [];
      const id = context.names.ids.take(`${block.type}-${block.group}`);
      return [{ id, heading: translate(block.translations, context.language).heading, shows }];
    });
}

/** Returns undefined for a form that browsers can't send, since there is no backend. */
function shownIn({ type, group }: ContentBlock, context: PageContext): BlockContent | undefined {
  switch (type) {
    case 'people':
      return { type, people: people(group, context) };
    case 'institutions':
      return { type, states: states(group, context) };
    case 'fees':
      return { type, sections: feeSections(group, context) };
    case 'downloads':
      return { type, documents: documents(group, context) };
    case 'organisations':
      return { type, organisations: organisations(group, context) };
    case 'form': {
      const contact = contactDetailsProps(context.content.site.company);
      // The name was checked when the content was read (data/checks/references.ts).
      const form = visitorFormProps(group as FormName, contact, context);
      if (form) return { type, form };
      reportWarnings(context.route.page.origin, [
        `the form ${group} is left out: it needs an e-mail address of the company, and a backend that browsers reach`,
      ]);
      return undefined;
    }
  }
}

function people(group: string, context: PageContext): PersonProps[] {
  return context.content.site.people
    .flatMap((person) =>
      person.roles.filter((role) => role.group === group).map((role) => ({ person, role })),
    )
    .toSorted((one, other) => one.role.sort - other.role.sort)
    .map(({ person: { origin, name, image, phone, email }, role }) => ({
      name,
      ...translate(role.translations, context.language),
      portrait: picture(image, context),
      phone: phone === undefined ? undefined : phoneNumber(phone, origin),
      email,
    }));
}

function states(group: string, { content, language, names }: PageContext): InstitutionState[] {
  const institutions = content.site.institutions.filter((entry) => entry.group === group);
  return [...Map.groupBy(institutions, ({ state }) => state)]
    .toSorted(([one], [other]) => one.localeCompare(other, 'de'))
    .map(([name, entries]) => ({
      id: slugify(name),
      anchor: names.ids.take(`state-${slugify(name)}`),
      name,
      institutions: entries.map((entry) => institution(entry, language)),
    }));
}

function institution(
  { origin, street, number = '', zip_code, city, phone, ...others }: Originated<Institution>,
  language: PageContext['language'],
): InstitutionProps {
  const { name, kinds, times, accredited_until, website, email, translations } = others;
  return {
    name,
    ...translate(translations, language),
    street: `${street} ${number}`.trim(),
    place: `${zip_code} ${city}`,
    kinds,
    times,
    accreditedUntil: accredited_until,
    website,
    phone: phone === undefined ? undefined : phoneNumber(phone, origin),
    email,
  };
}

function feeSections(group: string, { content, language }: PageContext): FeeSection[] {
  return content.site.fees
    .filter((section) => section.group === group)
    .map(({ translations, positions }) => ({
      title: translate(translations, language).title,
      positions: positions.map(({ number, minutes, amount, ...position }) => ({
        number,
        service: translate(position.translations, language).service,
        minutes: minutes ?? undefined,
        amount,
      })),
    }));
}

function documents(group: string, { content, language }: PageContext): DownloadProps[] {
  return content.site.downloads
    .filter((download) => download.group === group)
    .map(({ file, language: fileLanguage, translations }) => ({
      ...translate(translations, language),
      href: file,
      type: typeOf(file),
      kind: extensionOf(file).toUpperCase(),
      size: sizeOf(file, content.folder),
      language: fileLanguage === language ? undefined : fileLanguage,
    }));
}

/**
 * Returns a file's size in bytes. Whether the file exists was checked when the content was read.
 */
function sizeOf(address: string, folder: string): number {
  const local = localFileIn(address);
  const path = local && fileOf(local, folder);
  return path === undefined ? 0 : statSync(path).size;
}

function organisations(group: string, context: PageContext): OrganisationProps[] {
  return context.content.site.organisations
    .filter((organisation) => organisation.group === group)
    .map(({ name, link, image, translations }) => ({
      name,
      ...translate(translations, context.language),
      href: link?.startsWith('/') ? context.href(link) : link,
      logo: picture(image, context),
    }));
}

function picture(image: ImageReference | undefined, context: PageContext) {
  return image && context.image(imagePath(image.file));
}
