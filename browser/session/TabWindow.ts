/** The parts of a window that a session needs. Tests use several windows of their own. */
export interface TabWindow extends Pick<
  Window,
  'sessionStorage' | 'localStorage' | 'addEventListener' | 'performance'
> {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
  /** Missing in older browsers. */
  readonly BroadcastChannel?: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}
