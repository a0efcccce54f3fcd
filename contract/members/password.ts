/*
 * The rules for passwords, in the order in which they are shown. Length matters most; the second
 * rule excludes the passwords that are tried first. Directus has the same rules
 * (`auth_password_policy`).
 */

export const passwordLength = 12;

/** Patterns without flags, since Directus supports none. */
const passwordRules = {
  length: `^.{${passwordLength},}$`,
  mixed: '^(?=.*[A-Za-zÀ-ÖØ-öø-ÿ])(?=.*[^A-Za-zÀ-ÖØ-öø-ÿ])',
} as const;

export type PasswordRule = keyof typeof passwordRules;

/** All rules in one pattern, as Directus requires. */
export const passwordPolicy = `/${passwordRules.mixed}.{${passwordLength},}$/`;

/** The rules that a password breaks. */
export function brokenRules(password: string): PasswordRule[] {
  return passwordRuleNames.filter((rule) => !new RegExp(passwordRules[rule]).test(password));
}

export const passwordRuleNames = Object.keys(passwordRules) as readonly PasswordRule[];
