/// <reference types="jest" />
import '@testing-library/jest-dom';

declare global {
  interface ImportMeta {
    /** The Jest object of a test that runs as an ES module. */
    jest: typeof jest;
  }
}
