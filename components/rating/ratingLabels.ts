import { carryLabels, type CarriedLabels } from '../i18n/carriedLabels.ts';
import type { Labels } from '../i18n/Labels.tsx';

/** The words of the rating box, which travel to the browser with it. */
export function ratingLabels(labels: Labels): CarriedLabels {
  return carryLabels(labels, {
    'link.newTab': [],
    'rating.heading': [],
    'rating.stars': ['rating'],
    'rating.one': ['count'],
    'rating.many': ['count'],
    'rating.text': [],
    'rating.write': [],
    'rating.read': [],
    'rating.notNow': [],
  });
}
