import { configure } from '@testing-library/dom';

// What comes late on a slow machine still comes; what never does fails all the same.
configure({ asyncUtilTimeout: 20_000 });
