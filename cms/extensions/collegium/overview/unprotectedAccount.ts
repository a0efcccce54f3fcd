import { useStores } from '@directus/extensions-sdk';

/**
 * Returns the path of the person's own account in Directus, if a password is all that protects it. Must be called in
 * `setup`.
 */
export function useUnprotectedAccount(): string | undefined {
  const { currentUser: person } = useStores().useUserStore();
  return person && !person.tfa_secret ? `/users/${person.id}` : undefined;
}
