/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { parseSite } from '../../../data/model/site.ts';
import { otherHosts } from '../../../data/otherHosts.ts';
import { rawContent, smallest } from './smallContent.ts';

const nobody = { scripts: [], connections: [], images: [], frames: [], trust: [] };

const siteWith = (project: object) =>
  parseSite(rawContent({ project: [{ ...smallest.project[0], ...project }] }));

describe('whom browsers may ask', () => {
  it('is nobody, as a rule', () => {
    expect(otherHosts(siteWith({}))).toEqual(nobody);
  });

  it('is the backend for texts and pictures, whatever its path', () => {
    expect(otherHosts(siteWith({}), 'https://cms.example.org/cms')).toEqual({
      ...nobody,
      connections: ['https://cms.example.org'],
      images: ['https://cms.example.org'],
      trust: ['dompurify'],
    });
  });

  it('is Matomo where there is one', () => {
    const matomo = { url: 'https://stats.example.org/matomo/', site_id: 3 };
    const origin = ['https://stats.example.org'];
    expect(otherHosts(siteWith({ config: { matomo } }))).toEqual({
      scripts: origin,
      connections: origin,
      images: origin,
      frames: origin,
      trust: ['outside'],
    });
  });

  it('is the maps service where there are a place and a key', () => {
    const config = { google_maps_key: 'key' };
    expect(otherHosts(siteWith({ google_place_id: 'place', config }))).toEqual({
      ...nobody,
      scripts: ['https://maps.googleapis.com'],
      connections: ['https://maps.googleapis.com'],
      trust: ['outside', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
    });
    expect(otherHosts(siteWith({ config }))).toEqual(nobody);
  });

  it('names everybody once', () => {
    const matomo = { url: 'https://cms.example.org/matomo/', site_id: 3 };
    const { connections } = otherHosts(siteWith({ config: { matomo } }), 'https://cms.example.org');
    expect(connections).toEqual(['https://cms.example.org']);
  });
});
