import { authentication, createDirectus, isDirectusError, rest } from '@directus/sdk';

/** True if the account has this password. Ends the session of the log-in. */
export async function isPassword(url: string, email: string, password: string): Promise<boolean> {
  const client = sessionOf(url);
  try {
    await client.login({ email, password });
    await client.logout();
    return true;
  } catch (error) {
    // Directus asks for the second factor only if the password is right.
    return isDirectusError(error) && error.errors[0]?.extensions.code === 'INVALID_OTP';
  }
}

/** Returns a client for requests as a person, after `login`. */
export function sessionOf(url: string) {
  // No automatic renewal: its timer would keep the process running.
  return createDirectus(url)
    .with(authentication('json', { autoRefresh: false }))
    .with(rest());
}
