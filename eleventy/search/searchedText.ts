import { Parser } from 'htmlparser2';
import { notSearchedAttribute } from '../../contract/markup/notSearched.ts';

/** The text of a main region as the search reads it: Pagefind leaves out `nav` and `form` by itself. */
export function searchedText(main: string): string {
  const texts: string[] = [];
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name === 'nav' || name === 'form' || notSearchedAttribute in attributes);
    },
    ontext(text) {
      if (!open.includes(true)) texts.push(text);
    },
    onclosetag() {
      open.pop();
      texts.push(' ');
    },
  });
  parser.end(main);
  return texts.join('');
}
