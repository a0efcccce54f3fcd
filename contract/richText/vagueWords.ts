/** True if a link's words do not say where it leads, such as "hier" or "read more". */
export function saysNothing(words: string): boolean {
  return vague.has(words.toLowerCase().replace(/[\s.…!:»>→]+$/, ''));
}

const vague: ReadonlySet<string> = new Set([
  ...['hier', 'hier klicken', 'klicken sie hier', 'bitte hier klicken', 'link', 'mehr', 'weiter'],
  ...['here', 'click here', 'more', 'read more', 'this link', 'this page'],
  ...['ici', 'cliquez ici', 'cliquer ici', 'plus', 'en savoir plus', 'lire la suite', 'ce lien'],
]);
