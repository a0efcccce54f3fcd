/** Text of the CMS, in the languages that Directus' interface is translated to. */
export interface Words {
  readonly de: string;
  readonly en: string;
}

export function words(de: string, en: string): Words {
  return { de, en };
}
