/** A response of the contract server. */
export interface HostResponse {
  readonly status: number;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  /** The target of a redirect. */
  readonly location?: string;
}

/** @internal */
export const json = (body: unknown, status = 200): HostResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

export const data = (value: unknown): HostResponse => json({ data: value });
export const refusal = (status: number, code: number, message: string): HostResponse =>
  json({ error: { code, message } }, status);
export const nothing: HostResponse = { status: 204 };
