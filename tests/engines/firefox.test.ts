import { Firefox } from './Firefox.ts';
import { testJourneys } from './journeys.ts';

testJourneys(new Firefox(), 0);
