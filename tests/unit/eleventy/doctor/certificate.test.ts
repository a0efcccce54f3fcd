import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expiringCertificate } from '../../../../eleventy/doctor/certificate.ts';

const file = (name: string) => readFileSync(`tests/site/otherHosts/${name}`);
const cert = file('certificate.pem');
const host = createServer({ cert, key: file('key.pem') });
const end = Date.parse(new X509Certificate(cert).validTo);
const day = 86_400_000;

let siteUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
  siteUrl = `https://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => void host.close());

describe('the end of a certificate', () => {
  it('is named when nobody has renewed it in time', async () => {
    expect(await expiringCertificate(siteUrl, end - 12.5 * day)).toEqual([
      `${siteUrl}: its certificate expires on 2126-10-28; check that the host renews it.`,
    ]);
  });

  it('is not, as long as it can be renewed', async () => {
    expect(await expiringCertificate(siteUrl, end - 25 * day)).toEqual([]);
  });

  it('is not, without a certificate or an answer', async () => {
    expect(await expiringCertificate('http://127.0.0.1:9', end)).toEqual([]);
    expect(await expiringCertificate('https://127.0.0.1:9', end)).toEqual([]);
  });
});
