import type { CalendarPart } from '../../kit/server/mail/calendar-part.ts'

/** One message as it leaves. */
export type OutgoingMail = {
  uid: string
  to: string
  subject: string
  text: string
  html: string
  /** Where one POST ends this kind of mail (RFC 8058). */
  unsubscribeUrl?: string | null
  replyTo?: string | null
  calendar?: CalendarPart | null
}

/** Hands messages to the world. Throws when it could not; the outbox then tries again later. */
export type MailSender = {
  name: 'outbox' | 'smtp'
  /** The outbox is the only place to read it: the text stays after sending. */
  keepsText: boolean
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

/** Without SMTP, mail stays in the outbox table, where the local outbox page shows it. */
export const localOutbox: MailSender = {
  name: 'outbox',
  keepsText: true,
  send: async () => undefined,
  close: () => undefined,
}
