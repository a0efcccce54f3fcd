import { Content } from '../../../data/Content.ts';

/** The same content with its files in another folder. */
export function withFolder({ site, routes, redirects, source }: Content, folder: string): Content {
  return new Content({ site, routes, redirects, source, folder });
}
