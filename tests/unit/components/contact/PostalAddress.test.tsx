/** @jest-environment jsdom */
import {
  PostalAddress,
  type PostalAddressProps,
} from '../../../../components/contact/PostalAddress.tsx';
import { WithName, WithoutName } from '../../../../stories/contact/PostalAddress.stories.tsx';
import { renderOnPage, textsOf } from '../../onPage.tsx';

const lines = ['Beispielallee 12', '12345 Musterstadt'];
const nowhere = { street: '', number: '', zipCode: '', city: '' };

it.each<[string, PostalAddressProps, string[]]>([
  ['name, street and town', WithName.args, ['Verband der Heilberufe Musterland e. V.', ...lines]],
  ['no line for a missing name', WithoutName.args, lines],
  ['no lines for a missing address', { companyName: 'Dr. Muster', ...nowhere }, ['Dr. Muster']],
])('has %s', (_, address, expected) => {
  const { container } = renderOnPage(<PostalAddress {...address} />);
  expect(textsOf(container.querySelectorAll('address > *'))).toEqual(expected);
});
