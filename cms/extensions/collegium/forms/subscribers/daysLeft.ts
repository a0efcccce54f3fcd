/** A sign-up that nobody has confirmed. */
export interface Waiting {
  readonly received_at: string | number | Date;
}

const day = 24 * 60 * 60_000;

/**
 * Returns the whole days until an unconfirmed sign-up is deleted. A link that is sent again is valid for this time: it
 * must not outlive the sign-up, whose deletion counts from the day of the form.
 *
 * @param daysToConfirm the setting `retention_sign_ups_days`
 */
export function daysLeft({ received_at: received }: Waiting, daysToConfirm: number): number {
  const end = new Date(received).getTime() + daysToConfirm * day;
  return Math.floor((end - Date.now()) / day);
}
