import { describe, expect, it } from '@jest/globals';
import { publishTarget } from '../../../../data/settings/publishTarget.ts';

describe('PUBLISH_TO', () => {
  it.each([
    ['/srv/www/site', { folder: '/srv/www/site' }],
    ['../site', { folder: '../site' }],
    ['/srv/a:b', { folder: '/srv/a:b' }],
    ['anna@www.example.org:site', { host: 'anna@www.example.org', folder: 'site' }],
    ['www:/srv/site', { host: 'www', folder: '/srv/site' }],
    ['anna@[2001:db8::1]:site', { host: 'anna@[2001:db8::1]', folder: 'site' }],
    ['sftp://a@b.example/htdocs', { host: 'a@b.example', folder: 'htdocs', isWebSpace: true }],
    ['sftp://b.example//srv/x', { host: 'b.example', folder: '/srv/x', isWebSpace: true }],
  ])('is %s', (text, target) => {
    expect(publishTarget().parse(text)).toEqual(target);
  });

  // The first three would be options of `ssh` or `rsync`, others reach a shell of the host.
  it.each([
    ...['-oProxyCommand=x:site', '-l@host:site', 'host:-site', 'sftp://-host/x', 'sftp://host/'],
    ...["a@host:it's", 'a@host:$(x)', 'a@host:a b', 'a@host:', 'a b@host:site', 'a@host:x\ny'],
  ])('is not %j', (text) => {
    expect(publishTarget().safeParse(text).success).toBe(false);
  });
});
