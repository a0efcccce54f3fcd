import { expect, it } from '@jest/globals';
import { addressIn } from '../../../../../../cms/extensions/collegium/forms/person/addressIn.ts';

const contains = addressIn('Ann.o_x+1@Example.org');

it.each([
  'ann.o_x+1@example.org',
  'ANN.O_X+1@EXAMPLE.ORG',
  'Schreiben Sie an ann.o_x+1@example.org.',
  '<a href="mailto:ann.o_x+1@example.org?subject=x">',
  '{"email":"ann.o_x+1@example.org","name":"Ann"}',
  JSON.stringify({ text: 'Schreiben Sie an\nann.o_x+1@example.org\nbis Freitag' }),
  'a@example.org,ann.o_x+1@example.org;b@example.org',
])('is in %s', (text) => {
  expect(contains(text)).toBe(true);
});

it.each([
  'joann.o_x+1@example.org',
  'jo.ann.o_x+1@example.org',
  'jo-ann.o_x+1@example.org',
  'ann.o_x+1@example.org.uk',
  'ann.o_x+1@example.organic',
  'ann.o_x+1@example.org-x.de',
  'annxo_x+1@example.org',
  'ann.o_x1@example.org',
])('is not in %s', (text) => {
  expect(contains(text)).toBe(false);
});
