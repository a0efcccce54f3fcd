/** An answer of the contract server. */
export interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string | Uint8Array;
  /** The target of a redirect. */
  readonly location?: string;
}

/** @internal */
export const json = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

export const data = (value: unknown): Answer => json({ data: value });
export const refusal = (status: number, code: number, message: string): Answer =>
  json({ error: { code, message } }, status);
export const nothing: Answer = { status: 204 };
