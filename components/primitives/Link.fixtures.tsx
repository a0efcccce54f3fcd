import type { LinkProps } from './Link.tsx';

export const linkFixtures = {
  internal: { href: '/berufsordnung', children: 'Berufsordnung' },
  anchor: { href: '#termine', children: 'Zu den Terminen' },
  external: { href: 'https://www.example.org', children: 'Kooperierende Verbände' },
  mail: { href: 'mailto:info@example.org', children: 'info@example.org' },
  phone: { href: 'tel:+4930123456', children: '+49 30 123456' },
  unsafe: { href: 'javascript:alert(1)', children: 'Kein Link, nur Text' },
  quiet: { href: '/impressum', variant: 'quiet', children: 'Impressum' },
  quietCurrent: {
    href: '/datenschutz',
    variant: 'quiet',
    'aria-current': 'page',
    children: 'Datenschutz',
  },
  quietExternal: {
    href: 'https://www.example.org',
    variant: 'quiet',
    children: 'Bundesarbeitsgemeinschaft',
  },
  standalone: { href: '/fortbildung', variant: 'standalone', children: 'Alle Fortbildungen' },
  standaloneExternal: {
    href: 'https://www.example.org',
    variant: 'standalone',
    children: 'Zur Anmeldung beim Veranstalter',
  },
  compound: {
    href: 'https://www.example.org',
    children: 'Berufshaftpflichtversicherungsbescheinigungsanforderungsformular',
  },
} satisfies Record<string, LinkProps>;
