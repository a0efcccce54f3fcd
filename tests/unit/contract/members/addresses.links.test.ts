import {
  memberLink,
  memberLinkPage,
  memberLinkToken,
} from '../../../../contract/members/addresses.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImEifQ.c2lnbmVk-_x';

test('a link leads into the area of its language, and holds the token behind #', () => {
  expect(memberLinkPage('resetPassword', 'de')).toBe('/mitgliederbereich/reset-password');
  expect(memberLink('resetPassword', 'en', token)).toBe(
    `/en/members-area/reset-password#token=${token}`,
  );
  expect(memberLink('invitation', 'de', token)).toBe(`/mitgliederbereich/einladung#token=${token}`);
  expect(memberLink('invitation', 'fr', token)).toBe(
    `/fr/espace-membres/invitation#token=${token}`,
  );
});

test('the token is read from either place, and nothing else is taken for one', () => {
  const read = (address: string) => memberLinkToken(new URL(address, 'https://www.example.org'));
  expect(read(memberLink('invitation', 'fr', token))).toBe(token);
  expect(read(`/mitgliederbereich/reset-password?token=${token}`)).toBe(token);
  expect(read(`/mitgliederbereich/reset-password?a=b&token=${token}#main`)).toBe(token);
  for (const other of ['#main', '#token=', '#token=abc', '#token=a.b.<script>', `#x${token}`]) {
    expect(read(`/mitgliederbereich/reset-password${other}`)).toBeUndefined();
  }
  expect(read(`/x#token=${'a'.repeat(3000)}.bb.cc`)).toBeUndefined();
});
