import { membersFolder, publicFolder } from '../../../contract/files.ts';
import type { Audience, RecordAudience } from '../../../contract/members/audiences.ts';
import { memberCollections } from '../../../contract/members/content.ts';
import { fileTypes } from '../../../data/fields/fileKinds.ts';
import type { Filter, Right, Rights, RightsRow } from './Right.ts';

/**
 * The fields that showing a picture needs. The uploader and the place of a photograph stay private.
 */
const shownOfFile = [
  ...['id', 'title', 'description', 'filename_download', 'type', 'filesize', 'folder'],
  ...['width', 'height', 'focal_point_x', 'focal_point_y', 'credit', 'licence', 'modified_on'],
];

const isPublic = { folder: { _eq: publicFolder } };

/**
 * Members' files have their own folder, and a right on the folder gives access to none of them.
 * Members read a file through its document, so a draft's file is a draft, too, and has the same
 * audience.
 */
const isMembers = { folder: { _eq: membersFolder } };

/** The website's editors have no access to files for members only. */
const isNotMembers = { _or: [{ folder: { _null: true } }, { folder: { _neq: membersFolder } }] };

/** @param storage the name of Directus' storage location for files */
export function files(storage: string): RightsRow {
  const publicly = { read: { items: isPublic, fields: shownOfFile } };
  return {
    everybody: publicly,
    vhm: { read: { items: { _or: [isPublic, ofDocumentFor('vhm')] }, fields: shownOfFile } },
    adt: { read: { items: { _or: [isPublic, ofDocumentFor('adt')] }, fields: shownOfFile } },
    build: publicly,
    editors: filing(storage, isNotMembers, { folder: { _neq: membersFolder } }),
    membersEditors: filing(storage, isMembers, isMembers, { folder: membersFolder }),
  };
}

/**
 * Each condition has its own `_some`. That is safe because a file has only one document.
 * Conditions cannot be combined within one `_some`: Directus silently drops an `_and` or `_or`
 * there, which would open all files of the folder.
 */
function ofDocumentFor(audience: Audience): Filter {
  const audiences: readonly RecordAudience[] = [audience, 'both'];
  const document = (condition: Filter) => ({
    [memberCollections.documents]: { _some: condition },
  });
  return {
    _and: [
      isMembers,
      document({ audience: { _in: audiences } }),
      {
        _or: [
          document({ status: { _eq: 'published' } }),
          {
            _and: [
              document({ status: { _eq: 'scheduled' } }),
              document({ publish_on: { _lte: '$NOW' } }),
            ],
          },
        ],
      },
      {
        _or: [
          document({ withdraw_on: { _null: true } }),
          document({ withdraw_on: { _gt: '$NOW' } }),
        ],
      },
    ],
  };
}

/**
 * Editors upload, describe and replace files. Directus itself writes the fields about the stored
 * file, but with the editor's rights, so the right must include these fields. Their values are
 * limited to those that Directus writes, and a change without a file is refused
 * (extensions/collegium/guard).
 */
function filing(storage: string, items: Filter, place: Filter, presets?: Right['presets']): Rights {
  const described = [
    ...['title', 'description', 'location', 'tags', 'folder', 'filename_download'],
    ...['focal_point_x', 'focal_point_y', 'credit', 'licence'],
  ];
  const uploaded = [{ storage: { _eq: storage } }, { type: { _in: fileTypes } }, place];
  const onDisk = { filename_disk: { _regex: '^[0-9a-f-]{36}(\\.[A-Za-z0-9]{1,8})?$' } };
  return {
    read: { items },
    create: {
      fields: [...described, 'storage', 'type'],
      values: { _and: uploaded },
      ...(presets && { presets }),
    },
    update: {
      items,
      fields: [...described, 'storage', 'type', 'filename_disk', 'metadata'],
      values: { _and: [...uploaded, onDisk] },
    },
    delete: { items },
  };
}
