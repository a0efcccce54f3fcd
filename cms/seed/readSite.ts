import { parseSite, type Site } from '../../data/model/site.ts';
import { ContentProblems } from '../../data/problems/problems.ts';
import { folderSource } from '../../data/sources/folder.ts';
import { CmsError } from '../environment.ts';

/** The content that should fill Directus has mistakes. The message has a line for each. */
export class WrongContent extends CmsError {}

/**
 * Reads the content that fills Directus.
 *
 * @throws WrongContent
 */
export async function readSite(folder: string): Promise<Site> {
  try {
    return parseSite(await folderSource(folder).read());
  } catch (error) {
    throw error instanceof ContentProblems ? new WrongContent(error.message) : error;
  }
}
