import { serverPrefix } from '../../../contract/siteAddresses.ts';

/** The script with which Directus' visual editor opens the texts of a page. */
export const editingScriptPath = `${serverPrefix}edit/script.js`;

/** The records and fields of a page's texts. */
export const editingPlacesPath = `${serverPrefix}edit/places.json`;
