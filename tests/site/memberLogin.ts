import type { Page } from '@playwright/test';
import { memberRoles } from '../../contract/members/audiences.ts';
import { loggedInKey, sessionKey } from '../../contract/storageKeys.ts';
import { endpointAddress } from './formEndpoint/address.ts';

/* A member on the site with a fake backend, logged in from the first page. */

export const member = {
  ...{ id: '1', first_name: 'Erika', last_name: 'Mustermann', email: 'erika@example.org' },
  ...{ member_number: '10023', role: memberRoles.both },
};

export const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
};

/** The backend returns the member's profile and accepts every logout. */
export async function answerAsBackend(page: Page): Promise<void> {
  await page.route(`${endpointAddress}/users/me**`, (route) =>
    route.fulfill({ json: { data: member }, headers }),
  );
  await page.route(`${endpointAddress}/auth/**`, (route) =>
    route.fulfill({ status: 204, headers }),
  );
}

/** Stores a login in the tab, as if the member had logged in on the previous page. */
export async function logIn(page: Page): Promise<void> {
  await page.addInitScript(
    ({ keys, backend }) => {
      if (sessionStorage.getItem('was-here')) return;
      sessionStorage.setItem('was-here', 'yes');
      const tokens = { access: 'a.b.c', renewal: 'r', lifetime: 900_000 };
      const login = { ...tokens, backend, startedAt: 1, renewals: 0, persist: true };
      localStorage.setItem(keys.loggedInKey, '1');
      sessionStorage.setItem(keys.sessionKey, JSON.stringify({ ...login, receivedAt: Date.now() }));
    },
    { keys: { loggedInKey, sessionKey }, backend: endpointAddress },
  );
}
