/** What of its window a session needs. Tests have windows of their own, several beside each other. */
export interface TabWindow extends Pick<
  Window,
  'sessionStorage' | 'localStorage' | 'addEventListener' | 'performance'
> {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
  /** Older browsers have none. */
  readonly BroadcastChannel?: new (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}
