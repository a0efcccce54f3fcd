import type { ButtonLinkProps } from './ButtonLink.tsx';

export const buttonLinkFixtures = {
  internal: { href: '/beitrittserklaerung', children: 'Mitglied werden' },
  secondary: {
    href: '/kontakt',
    variant: 'secondary',
    iconEnd: 'arrow-right',
    children: 'Zum Kontaktformular',
  },
  quiet: { href: '/', variant: 'quiet', iconStart: 'arrow-left', children: 'Zur Startseite' },
  large: { href: '/fortbildung', size: 'lg', children: 'Fortbildung finden' },
  external: { href: 'https://www.example.org', children: 'Karte öffnen' },
  phone: { href: 'tel:+4930123456', iconStart: 'phone', children: '+49 30 123456' },
  unsafe: { href: 'javascript:alert(1)', children: 'Kein Link, nur Text' },
  compound: {
    href: 'mailto:info@example.org',
    variant: 'secondary',
    children: 'Mitgliedsbescheinigungsanforderung',
  },
} satisfies Record<string, ButtonLinkProps>;
