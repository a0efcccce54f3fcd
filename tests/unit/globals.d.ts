/// <reference types="jest" />
import '@testing-library/jest-dom';

declare global {
  interface ImportMeta {
    /** The Jest object of a test that runs as an ES module. */
    jest: typeof jest;
  }

  namespace jest {
    /** Like `mock`, for ES modules. Import the modules after this call with `await import(…)`. */
    function unstable_mockModule(moduleName: string, factory: () => object): typeof jest;
  }
}
