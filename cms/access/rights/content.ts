import type { Audience, RecordAudience } from '../../../contract/members/audiences.ts';
import { longestRequest, memberCollections } from '../../../contract/members/content.ts';
import { published } from '../../../data/sources/directus/visibility.ts';
import { redirectTo } from '../../schema/redirectTo.ts';
import { outdated } from '../../schema/outdated.ts';
import { changedAt, reviewOn } from '../../schema/workflow.ts';
import type { Collection } from '../../seed/Collection.ts';
import { parentField } from '../../seed/layout.ts';
import { aLanguage, noLongerThan, submitted } from './conditions.ts';
import type { Action, Filter, Right, Rights, RightsRow } from './Right.ts';

/** The rights on a collection of content: those of its readers, and of the staff who edit it. */
export function rightsOnContent(collection: Collection, layout: readonly Collection[]): RightsRow {
  const editing = { read: {}, ...writing(collection) };
  switch (collection.readers) {
    case 'everybody': {
      const read = { read: { items: publishedOf(collection, layout), ...shownOf(collection) } };
      return {
        ...{ everybody: read, vhm: read, adt: read, editors: editing, build: { read: {} } },
        // Members' editors write translations in these languages.
        ...(collection.name === 'languages' && { membersEditors: { read: {} } }),
      };
    }
    case 'members':
      return {
        vhm: { read: { items: publishedFor('vhm', collection, layout), ...shownOf(collection) } },
        adt: { read: { items: publishedFor('adt', collection, layout), ...shownOf(collection) } },
        membersEditors: editing,
      };
    case 'editors':
      return { editors: editing };
    case 'membersEditors':
      return { membersEditors: editing };
    case 'inbox':
      return { inbox: editing };
    case 'administrators':
      return {};
  }
}

/** Fields for the work of editors. Readers need not know when editors change a text, or plan to review it. */
const onlyForEditors: readonly string[] = [reviewOn, changedAt, outdated, redirectTo];

/** The fields that readers of published items see. */
function shownOf({ fields }: Collection): Pick<Right, 'fields'> {
  const names = Object.keys(fields);
  const shown = names.filter((field) => !onlyForEditors.includes(field));
  return shown.length === names.length ? {} : { fields: shown };
}

/** Drafts and their translations are readable only for editors and the preview. */
function publishedOf(collection: Collection, layout: readonly Collection[]): Filter | undefined {
  return ofItem(collection, layout, ({ workflow }) => (workflow ? published : undefined));
}

function publishedFor(
  audience: Audience,
  collection: Collection,
  layout: readonly Collection[],
): Filter | undefined {
  return ofItem(collection, layout, () => publishedAnd(audience));
}

function publishedAnd(audience: Audience): Filter {
  const audiences: readonly RecordAudience[] = [audience, 'both'];
  return { _and: [published, { audience: { _in: audiences } }] };
}

/**
 * Returns the filter for an item; for its translations and parts, the same filter through the field
 * that refers to the item.
 */
function ofItem(
  collection: Collection,
  layout: readonly Collection[],
  filterOf: (item: Collection) => Filter | undefined,
): Filter | undefined {
  const owner = layout.find(({ name }) => name === collection.partOf);
  if (!owner) return filterOf(collection);
  const filter = ofItem(owner, layout, filterOf);
  return filter && { [parentField(owner.name)]: filter };
}

/** Editors may change a singleton but not create or delete it, and may not change the languages. */
function writing(collection: Collection): Rights {
  const { fields } = collection;
  // Directus itself sets the time of the last change, and needs no right to do so.
  const names = Object.keys(fields).filter((field) => field !== changedAt);
  const open = names.filter((field) => !fields[field]?.administratorsOnly);
  const isOpen = open.length === names.length;
  const right = isOpen ? {} : { fields: open };
  return Object.fromEntries(
    writesOn(collection).map((action) => [action, action === 'delete' ? {} : right]),
  );
}

function writesOn({ name, singleton, received }: Collection): readonly Action[] {
  if (name === 'languages') return [];
  // Received items are created only by the form endpoints.
  if (received) return ['update', 'delete'];
  return singleton ? ['update'] : ['create', 'update', 'delete'];
}

/** Members may send a change request but not read it, so a stolen login does not reveal it. */
export function changeRequests(content: readonly Collection[]): RightsRow {
  const collection = content.find(({ name }) => name === memberCollections.changeRequests);
  const send: Rights = {
    create: {
      fields: ['text', 'language'],
      values: {
        _and: [
          submitted('text'),
          { text: { _regex: '\\S' } },
          noLongerThan(longestRequest, 'text'),
          aLanguage,
        ],
      },
    },
  };
  return {
    ...{ vhm: send, adt: send },
    ...(collection && { membersEditors: { read: {}, ...writing(collection) } }),
  };
}
