import { expect, test } from '@jest/globals';
import {
  outcomeOfError,
  outcomeOfStatus,
} from '../../../../../../cms/extensions/collegium/deadLinks/outcome.ts';

const ofStatus = (status: number) => {
  const outcome = outcomeOfStatus(status);
  return outcome !== 'unclear' && outcome.failure;
};
const ofCode = (code: string) => outcomeOfError(Object.assign(new Error(code), { code }));

test('a status is a failure only if there is no page for anybody', () => {
  expect([404, 410, 500, 502, 504, 599].map(ofStatus)).toEqual([
    ...['notFound', 'gone', 'serverError', 'serverError', 'serverError', 'serverError'],
  ]);
  const answers = [
    200, 204, 206, 300, 302, 400, 401, 403, 405, 406, 418, 429, 451, 501, 503, 999, 0,
  ];
  expect(answers.filter((status) => ofStatus(status) !== undefined)).toEqual([]);
});

test('an error is a failure only if it is that of the other website', () => {
  expect(
    ['ENOTFOUND', 'ECONNREFUSED', 'ETIMEDOUT', 'CERT_HAS_EXPIRED', 'ABORT_ERR'].map(ofCode),
  ).toEqual(
    ['unknownHost', 'refused', 'silent', 'certificate', 'silent'].map((failure) => ({
      ...{ hasAnswered: false, failure },
    })),
  );
  const unclear = ['EAI_AGAIN', 'ENETUNREACH', 'ECONNRESET', 'HPE_HEADER_OVERFLOW', 'EMFILE'];
  expect(unclear.map(ofCode)).toEqual(unclear.map(() => 'unclear'));
  expect(outcomeOfError('text')).toBe('unclear');
});

test('of several addresses, any failure counts, such as when this computer has no IPv6', () => {
  const failed = (code: string) => Object.assign(new Error(code), { code });
  const all = new AggregateError([failed('ENETUNREACH'), failed('ECONNREFUSED')]);
  expect(outcomeOfError(all)).toEqual({ hasAnswered: false, failure: 'refused' });
});
