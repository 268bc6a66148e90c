/** The key pair that push services know us by (VAPID, RFC 8292), base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** One message to one browser. */
export type PushMessage = {
  /** The address that the browser's push service gave it, and the keys that only the browser can read with. */
  to: { endpoint: string; p256dh: string; auth: string }
  payload: string
  keys: PushKeys
  /** How long (seconds) the push service keeps it for a browser that is switched off. */
  ttlSeconds: number
  isUrgent: boolean
  /** One that waits there under the same topic (at most 32 letters of base64url) is replaced. */
  topic: string
}

/**
 * What became of a message. `gone`: the browser takes none at this address any more. `refused`: this message never gets
 * there. `later`: it may, after so many milliseconds where the push service says so.
 */
export type PushOutcome =
  | { is: 'sent' }
  | { is: 'gone' }
  | { is: 'refused'; why: string }
  | { is: 'later'; why: string; afterMs: number | null }

/** Hands messages to the push services of browsers (RFC 8030). */
export type PushService = {
  makeKeys: () => Promise<PushKeys>
  send: (message: PushMessage) => Promise<PushOutcome>
}
