/** What a provider found out about a document. Pictures and numbers of it never come here. */
export type IdentityFinding = {
  state: 'waiting' | 'verified' | 'failed' | 'cancelled'
  /** Why it failed, in our words. */
  reason: 'under-18' | 'expired' | 'selfie-differs' | 'unreadable' | null
  /** The name on the document; null until it is verified. */
  name: string | null
  /** `YYYY-MM-DD`; null until it is verified. */
  dateOfBirth: string | null
}

/** A webhook that the provider did not sign. */
export class UnsignedEvent extends Error {}

/** Checks documents on a page of its own: ours sees what was found, not what was shown. */
export type IdentityProvider = {
  /** Opens a page for one check; the same key opens it once. `returnUrl`: where it leads back to. */
  open: (check: { checkUid: string; returnUrl: string }, key: string) => Promise<{ sessionId: string; url: string }>
  find: (sessionId: string) => Promise<IdentityFinding>
  /** Has the provider delete what it was shown; nothing happens when it did already. */
  redact: (sessionId: string) => Promise<void>
  /** The session that a webhook is about; null for any other event. Throws `UnsignedEvent`. */
  readEvent: (raw: Buffer, signature: string | undefined) => string | null
}
