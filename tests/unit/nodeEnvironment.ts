import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment of Node, without the proxy that Jest 30.5 puts around the global object. With
 * the proxy, each use of `Math` or `Object` takes a detour: the palettes' tests took six times as
 * long. Node makes an ordinary global object for `DONT_CONTEXTIFY`.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...values: ConstructorParameters<typeof TestEnvironment>) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...values);
    } finally {
      vm.createContext = createContext;
    }
  }
}
