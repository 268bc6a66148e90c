/** A message as it came in, read from its source. */
export type InboundMail = {
  /** Its Message-ID; empty where it has none. */
  messageId: string
  /** The address in From, in lower case. */
  from: string
  /** Every address it was sent to, in lower case. */
  to: readonly string[]
  subject: string
  /** What is written in it, as text. */
  text: string
  /** A program wrote it, such as a note about holidays: it is never answered (RFC 3834). */
  isAutomatic: boolean
  attachments: readonly { name: string; content: Buffer }[]
}

/** Takes what a mail provider hands over. */
export type MailReceiver = {
  name: 'webhook'
  /** The message in a request's body; throws `BadMailSignature` unless the provider sent it, and now. */
  read: (body: Buffer, signature: string | undefined) => Promise<InboundMail>
}

/** Thrown for a request that the provider has not signed, or that is old. */
export class BadMailSignature extends Error {}
