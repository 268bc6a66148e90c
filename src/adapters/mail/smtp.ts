import nodemailer from 'nodemailer'
import { MailFailure, type Obstacle } from '../../kit/server/mail/failure.ts'
import { lanes } from '../../kit/server/mail/outbox.ts'
import { isOwnMachine } from '../../kit/server/host.ts'
import type { MailSender } from './mail.ts'

/** A try is over before the outbox would let another process have the mail (milliseconds), however slowly the server speaks. */
const longestTryMs = 45_000
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 15_000 }

/**
 * Links that sign people in leave this machine over TLS or not at all (ASVS 5.0, 12.3.1), whatever somebody on the way makes of
 * the server's offer. An address that speaks of it itself, such as `smtp://relay?requireTLS=false`, has the last word.
 */
function safety(url: string): { requireTLS?: true } {
  const saysSo = ['requireTLS', 'ignoreTLS'].some((name) => new URL(url).searchParams.has(name))
  return isOwnMachine(url) || saysSo ? {} : { requireTLS: true }
}

/** Sends through an SMTP server, over a few connections that stay open. The Message-ID is the mail's uid, so that a resend after a crash can be recognised. */
export function smtpSender(url: string, from: string, longestTry = longestTryMs): MailSender {
  // Whether a mail is tried again is the outbox's to say, so a lost connection fails it here.
  const pool = { pool: true, maxConnections: lanes, maxMessages: 1_000, maxRequeues: 0 } as const
  const open = () => nodemailer.createTransport({ url, ...pool, ...patience, ...safety(url) }, { from })
  const domain = domainOf(from)
  let transport = open()
  return {
    name: 'smtp',
    keepsText: false,
    send: async (mail) => {
      const message = {
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.uid}@${domain}>`,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'invitation.ics' } }),
        ...(mail.unsubscribeUrl && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
      }
      const used = transport
      const sent = used.sendMail(message).catch((error: SmtpError) => {
        throw new MailFailure(obstacleOf(error), error.message)
      })
      await within(longestTry, sent, () => {
        // Its connections may never be free again.
        used.close()
        if (transport === used) transport = open()
      })
    },
    close: () => transport.close(),
  }
}

/** The domain of the sender’s address, which a Message-ID ends with (RFC 5322 §3.6.4). */
const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** Signs in at an SMTP server and leaves. Throws what the server, or the way to it, says. */
export async function proveSmtp(url: string): Promise<void> {
  const transport = nodemailer.createTransport({ url, ...patience, ...safety(url) })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** What comes of work in time (ms), or the failure that it took too long, after `giveUp`. */
async function within(ms: number, work: Promise<unknown>, giveUp: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp()
      reject(new MailFailure('server', `The mail server didn’t finish within ${ms / 1000} seconds.`))
    }, ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What mail programs show as a button of their own: one POST, no page and no sign-in (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A failure as the library reports it: the step of the dialogue, and the server's answer with its code where there was one. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** No such mailbox, domain or person: RFC 3463 §3.2, and the codes of RFC 5321 §4.2.3 where a server gives no more. */
const noSuchAddress = /\b5\.1\.(?:[01236]|10)\b/
const mailboxCodes = [550, 551, 553]

/**
 * Only an answer to RCPT TO, or one that says so by its code, is about the address. Even there many servers complain of us: of
 * missing credentials, or that they do not relay for us (RFC 3463 §3.8, `5.7.x`).
 */
function obstacleOf({ code, command, responseCode = 0, response = '' }: SmtpError): Obstacle {
  const isAboutRecipient = command === 'RCPT TO' || command === 'DATA'
  if (command === 'API' && code === 'EENVELOPE') return 'address'
  if (isAboutRecipient && responseCode >= 500 && noSuchAddress.test(response)) return 'address'
  if (command === 'RCPT TO') {
    if (responseCode < 500) return 'mail'
    if (/\b5\.\d+\.\d+\b/.test(response)) return /\b5\.7\.\d+\b/.test(response) ? 'server' : 'mail'
    if (/relay|authenticat/i.test(response)) return 'server'
    return mailboxCodes.includes(responseCode) ? 'address' : 'server'
  }
  return code === 'EMESSAGE' && responseCode !== 421 ? 'mail' : 'server'
}
