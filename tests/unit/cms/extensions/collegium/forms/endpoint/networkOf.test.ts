import { expect, it } from '@jest/globals';
import { networkOf } from '../../../../../../../cms/extensions/collegium/forms/endpoint/networkOf.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:3::', '2001:db8:1'],
  ['2001:db8:2:2::', '2001:db8:2'],
  ['::1', '0:0:0'],
  ['1::4:5:6:7:8', '1:0:0'],
  // IPv4-mapped addresses in notations that Node does not use.
  ['::ffff:1:2', '0:0:0'],
  ['0::ffff:192.0.2.7', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  // Some proxies add a port. Without these rules, all their visitors would share one limit, and one
  // visitor could use it up.
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8::1]:50123', '2001:db8:0'],
  ['[2001:db8::1]', '2001:db8:0'],
  ['192.0.2.7:', 'unknown'],
  ['nobody', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
