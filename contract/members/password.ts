/*
 * What a password has to be, in the order in which a member is told. Length does most; the second rule
 * keeps out what is tried first. Directus is told the same (`auth_password_policy`).
 */

export const passwordLength = 12;

/** Each is a pattern without flags, since Directus knows none. */
export const passwordRules = {
  length: `^.{${passwordLength},}$`,
  mixed: '^(?=.*[A-Za-zÀ-ÖØ-öø-ÿ])(?=.*[^A-Za-zÀ-ÖØ-öø-ÿ])',
} as const;

export type PasswordRule = keyof typeof passwordRules;

/** All of them in one pattern, as Directus wants it. */
export const passwordPolicy = `/^(?=.*[A-Za-zÀ-ÖØ-öø-ÿ])(?=.*[^A-Za-zÀ-ÖØ-öø-ÿ]).{${passwordLength},}$/`;

/** Which rules a password does not keep. */
export function brokenRules(password: string): PasswordRule[] {
  return passwordRuleNames.filter((rule) => !new RegExp(passwordRules[rule]).test(password));
}

export const passwordRuleNames = Object.keys(passwordRules) as readonly PasswordRule[];
