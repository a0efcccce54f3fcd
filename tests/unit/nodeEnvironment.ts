import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's Node environment without the proxy that Jest 30.5 puts around the global object. The proxy
 * slows down each use of `Math` or `Object`: the palettes' tests took six times as long. With
 * `DONT_CONTEXTIFY`, Node creates an ordinary global object.
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
