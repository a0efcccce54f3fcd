/**
 * Where Directus fetches nothing from, whoever asks it to: whatever listens on its own computer or in
 * its own network trusts it, such as the page with the caught mail. What flows call there is called by
 * an operation of our own, which knows no other addresses than the operator's.
 */
export const foreignNetworks: readonly string[] = [
  // Directus' word for all addresses that this computer has.
  '0.0.0.0',
  // Not on the internet (RFC 6890); IPv4 in IPv6 is judged as IPv4.
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ...['::/128', '::1/128', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
  // Other ways to write an IPv4 address.
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32'],
];
