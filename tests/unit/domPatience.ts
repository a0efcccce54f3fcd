import { configure } from '@testing-library/dom';

// A generous limit for slow machines: an element that never appears still fails the test.
configure({ asyncUtilTimeout: 20_000 });
