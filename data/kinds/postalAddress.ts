import { half } from '../fields/fields.ts';
import { text } from '../fields/forms.ts';
import { words } from '../fields/words.ts';

/** The forms of a postal address. Whether a part may be missing, the kind says. */
export const postalAddress = {
  street: text(words('Straße', 'Street'), half),
  number: text(words('Hausnummer', 'House number'), half),
  zip_code: text(words('Postleitzahl', 'Postcode'), half),
  city: text(words('Ort', 'City'), half),
};
