import { authentication, createDirectus, isDirectusError, rest } from '@directus/sdk';

/** Whether somebody has this password; nothing of the sign-in is left. */
export async function isPassword(url: string, email: string, password: string): Promise<boolean> {
  const client = sessionOf(url);
  try {
    await client.login({ email, password });
    await client.logout();
    return true;
  } catch (error) {
    // Who is asked for the second factor has passed the first.
    return isDirectusError(error) && error.errors[0]?.extensions.code === 'INVALID_OTP';
  }
}

/** What asks as a person, once they have logged in. */
export function sessionOf(url: string) {
  // We are done before the sign-in is over, and a timer for its renewal would keep us running.
  return createDirectus(url)
    .with(authentication('json', { autoRefresh: false }))
    .with(rest());
}
