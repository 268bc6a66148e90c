/** What another system said to a delivery: `status` and the start of its answer, or why there was none. */
export type WebhookAnswer =
  | { status: number; text: string; afterMs: number | null; tookMs: number }
  | { status: null; why: string; tookMs: number }

/** What carries deliveries to other systems. */
export type WebhookSender = {
  /** One try, without following a redirect. Never throws. */
  send: (message: { url: string; headers: Record<string, string>; body: string }) => Promise<WebhookAnswer>
}
