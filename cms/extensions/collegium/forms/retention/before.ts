/** Returns the same day of an earlier month, or its last day: 31 May less one month is 30 April. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setDate(1);
  before.setMonth(before.getMonth() - months);
  const lastDay = new Date(before.getFullYear(), before.getMonth() + 1, 0).getDate();
  before.setDate(Math.min(now.getDate(), lastDay));
  return before;
}

export function daysBefore(now: Date, days: number): Date {
  const before = new Date(now);
  before.setDate(before.getDate() - days);
  return before;
}
