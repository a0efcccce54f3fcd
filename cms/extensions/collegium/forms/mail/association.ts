import type { Knex } from 'knex';
import { standardRetention } from '../../../../../data/kinds/retention.ts';
import { mailColors } from './mailColors.ts';
import { hasAddress } from './unsafePlaceholders.ts';
import { oneLine } from './placeholders.ts';

/** The sender of all mails, and the look of the mails. */
export interface Association {
  readonly name: string;
  readonly colors: ReturnType<typeof mailColors>;
  /** Days after which an unconfirmed sign-up is deleted. */
  readonly daysToConfirm: number;
  /** `full`: mails to the office contain the message or change request; `link`: only a link to it. */
  readonly officeMail: 'full' | 'link';
}

interface Company {
  readonly company_name: string | null;
}

interface Theme {
  readonly brand_color: string | null;
  readonly base_color: string | null;
}

interface Settings {
  readonly project_name: string | null;
}

interface Project {
  readonly retention_sign_ups_days?: number | null;
  readonly contact_mail?: string | null;
}

export async function readAssociation(database: Knex): Promise<Association> {
  const company = await database<Company>('company').first('company_name');
  const theme = await database<Theme>('theme').first('brand_color', 'base_color');
  // All columns: the database of an earlier version lacks some of these settings.
  const project = await database('project').first<Project | undefined>('*');
  return {
    name: await nameOf(database, oneLine(company?.company_name ?? '')),
    colors: mailColors({ brand: theme?.brand_color ?? '', base: theme?.base_color ?? '' }),
    daysToConfirm: project?.retention_sign_ups_days ?? standardRetention.sign_ups_days,
    officeMail: project?.contact_mail === 'link' ? 'link' : 'full',
  };
}

/** The longest name in characters. The longest names of associations have 120; a longer text is a message. */
const longestName = 150;

/**
 * Returns the name of the company, which editors write, or else the project's name in Directus' settings, which only
 * administrators change.
 *
 * Every mail shows this name, even the one with which an administrator chooses a new password, and anybody can request
 * that mail. An editor who wrote a web address into the name could so lead an administrator to a fake page. Therefore a
 * name that contains an address is not used.
 */
async function nameOf(database: Knex, company: string): Promise<string> {
  if (company.length <= longestName && !hasAddress(company)) return company;
  const settings = await database<Settings>('directus_settings').first('project_name');
  return settings?.project_name ?? '';
}
