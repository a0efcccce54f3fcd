/**
 * Variables for Directus. Hashing or verifying a password takes 180 ms of processor time by default, which makes a stolen
 * hash hard to guess. The tests log in several hundred times. Each hash contains its own cost.
 */
export const cheapPasswords = {
  HASH_MEMORY_COST: '1024',
  HASH_TIME_COST: '2',
  HASH_PARALLELISM: '1',
};
