import { testJourneys } from './journeys.ts';
import { WebKit } from './WebKit.ts';

testJourneys(new WebKit(), 1);
