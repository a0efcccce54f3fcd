import { describe, expect, it } from '@jest/globals';
import type { Company } from '../../../../data/kinds/company.ts';
import {
  chosenLanguages,
  firstAddress,
  primaryEmail,
  primaryFax,
  primaryMobile,
  primaryPhone,
} from '../../../../data/kinds/selections.ts';
import { bySort } from '../../../../data/fields/checks.ts';
import { siteOf, smallest } from '../smallContent.ts';

const companyWith = (fields: object): Company =>
  siteOf({ company: [{ ...smallest.company[0]!, ...fields }] }).company;
const number = (type: string, digits: string, primary = false) => ({
  type,
  number: digits,
  primary,
});

describe('of several addresses', () => {
  it('the first is used', () => {
    const [address] = smallest.company[0]!.addresses;
    const addresses = [
      { ...address!, city: 'Hier' },
      { ...address!, city: 'Dort' },
    ];
    expect(firstAddress(companyWith({ addresses })).city).toBe('Hier');
  });
});

describe('of several e-mail addresses', () => {
  const emails = [{ email: 'adt@vhm.example' }, { email: 'info@vhm.example', primary: true }];

  it('the one with the flag is used, else the first', () => {
    expect(primaryEmail(companyWith({ emails }))).toBe('info@vhm.example');
    expect(primaryEmail(companyWith({ emails: emails.slice(0, 1) }))).toBe('adt@vhm.example');
  });

  it('none is used where there is none', () => {
    expect(primaryEmail(companyWith({ emails: [] }))).toBeUndefined();
  });
});

describe('of several numbers', () => {
  const numbers = [
    number('phone', '1'),
    number('mobile', '2'),
    number('fax', '3'),
    number('phone', '4', true),
    number('mobile', '5', true),
    number('fax', '6', true),
  ];
  const unflagged = numbers.slice(0, 3);

  it('the phone number is the phone with the flag', () => {
    expect(primaryPhone(companyWith({ numbers }))).toBe('4');
  });

  it('the phone number is the mobile with the flag where no phone has one', () => {
    const mobile = [number('phone', '1'), number('mobile', '2', true)];
    expect(primaryPhone(companyWith({ numbers: mobile }))).toBe('2');
  });

  it('without a flag, the phone number is the first phone, else the first mobile', () => {
    expect(primaryPhone(companyWith({ numbers: unflagged }))).toBe('1');
    expect(primaryPhone(companyWith({ numbers: unflagged.slice(1) }))).toBe('2');
  });

  it('each kind has its own, by flag, else the first', () => {
    expect(primaryMobile(companyWith({ numbers }))).toBe('5');
    expect(primaryFax(companyWith({ numbers }))).toBe('6');
    expect(primaryMobile(companyWith({ numbers: unflagged }))).toBe('2');
    expect(primaryFax(companyWith({ numbers: unflagged }))).toBe('3');
  });

  it('a fax is never called', () => {
    expect(primaryPhone(companyWith({ numbers: [number('fax', '3', true)] }))).toBeUndefined();
  });
});

describe('lists', () => {
  it('are in the order of their sort', () => {
    const given = [{ sort: 3 }, { sort: 1 }, { sort: 2 }];
    expect(given.toSorted(bySort).map(({ sort }) => sort)).toEqual([1, 2, 3]);
  });

  it('of languages have no empty entries', () => {
    expect(chosenLanguages(['', 'de', '', 'fr'])).toEqual(['de', 'fr']);
  });
});
