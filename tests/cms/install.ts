import { install } from '../../cms/install.ts';

/** Before all tests, since two of them at once must not install the same. */
export default async function installDirectus(): Promise<void> {
  await install();
}
