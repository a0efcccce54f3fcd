/** @jest-environment jsdom */
import { brokenLink } from '../../../../contract/members/addresses.ts';
import { memberLinks, takeMemberLink } from '../../../../browser/stores/memberLinks.ts';
import { memberLinkPrefix } from '../../../../contract/storageKeys.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFAYi5kZSJ9.c2lnbmF0dXJl';
const open = (address: string) => history.replaceState({ scroll: 7 }, '', address);

beforeEach(() => {
  sessionStorage.clear();
  delete (globalThis as { memberLinks?: unknown }).memberLinks;
});

describe('a link in a mail to a member', () => {
  it.each([
    ['/mitgliederbereich/reset-password#token=', 'resetPassword'],
    ['/en/members-area/reset-password#token=', 'resetPassword'],
    ['/fr/espace-membres/invitation#token=', 'invitation'],
    ['/mitgliederbereich/einladung?token=', 'invitation'],
  ] as const)('leaves the address bar, and is kept for this tab: %s', (address, kind) => {
    open(address + token);
    takeMemberLink();
    expect(location.href).not.toContain('token');
    expect(location.pathname).toBe(address.replace(/[#?].*/, ''));
    expect(history.state).toEqual({ scroll: 7 });
    expect(memberLinks.kept(kind)).toBe(token);
    expect(sessionStorage.getItem(memberLinkPrefix + kind)).toBe(token);
  });

  it('keeps what else is in the address', () => {
    open(`/mitgliederbereich/reset-password?a=1&token=${token}&b=2#main`);
    takeMemberLink();
    expect(location.href).toMatch(/reset-password\?a=1&b=2#main$/);
  });

  it('has nothing of what a mail program put behind it', () => {
    open(`/mitgliederbereich/reset-password#token=${token}.`);
    takeMemberLink();
    expect(memberLinks.kept('resetPassword')).toBe(token);
  });

  it.each(['#token=', '#token=garbage', '#token=%00%ff', '?token=<script>', '#token=a.b'])(
    'leaves the address bar where it is of no use, too, and is told as broken: %s',
    (written) => {
      open(`/mitgliederbereich/reset-password${written}`);
      takeMemberLink();
      expect(location.href).not.toContain('token');
      expect(memberLinks.kept('resetPassword')).toBe(brokenLink);
      // The broken link is not stored: the next page in this tab must not report it again.
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('is taken on the pages that it leads to alone', () => {
    open(`/kontakt#token=${token}`);
    takeMemberLink();
    expect(location.hash).toBe(`#token=${token}`);
    open('/mitgliederbereich/reset-password#main');
    takeMemberLink();
    expect(location.hash).toBe('#main');
    expect(memberLinks.kept('resetPassword')).toBe('');
  });

  it('is forgotten once it is used', () => {
    open(`/mitgliederbereich/einladung#token=${token}`);
    takeMemberLink();
    const tell = jest.fn();
    const end = memberLinks.watch(tell);
    memberLinks.forget('invitation');
    expect(tell).toHaveBeenCalledTimes(1);
    expect(memberLinks.kept('invitation')).toBe('');
    expect(JSON.stringify(sessionStorage)).not.toContain(token);
    end();
  });

  it('may be a second one in the same tab', () => {
    open('/mitgliederbereich/reset-password');
    const tell = jest.fn();
    const end = memberLinks.watch(tell);
    open(`/mitgliederbereich/reset-password#token=${token}`);
    dispatchEvent(new Event('hashchange'));
    expect(tell).toHaveBeenCalled();
    expect(memberLinks.kept('resetPassword')).toBe(token);
    end();
  });

  it('lasts as long as the page where storage is off', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('off');
    });
    open(`/mitgliederbereich/reset-password#token=${token}`);
    takeMemberLink();
    expect(memberLinks.kept('resetPassword')).toBe(token);
    jest.restoreAllMocks();
  });
});
