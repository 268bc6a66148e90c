import { createHmac, timingSafeEqual } from 'node:crypto'
import PostalMime, { type Address } from 'postal-mime'
import { minuteMs, now } from '../../kit/server/clock.ts'
import { BadMailSignature, type InboundMail, type MailReceiver } from './inbound-mail.ts'

/** How far the clock of the sender may be from ours, and how long a request can be sent again by somebody who saw it. */
const toleranceMs = 5 * minuteMs

/** What a sender of mail puts into `x-mail-signature`: `t=<unix seconds>,v1=<HMAC-SHA-256 of "<t>.<body>", in hexadecimal>`. */
export function signMail(secret: string, body: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

/** Raw messages (RFC 5322) in the body of a request, signed with a secret that both sides know. */
export function webhookReceiver(secret: string): MailReceiver {
  return {
    name: 'webhook',
    read: async (body, signature) => {
      const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
      if (seconds === undefined || hex === undefined) throw new BadMailSignature()
      const isFresh = Math.abs(now().getTime() - Number(seconds) * 1000) <= toleranceMs
      const isOurs = timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, Number(seconds), body))
      if (!isFresh || !isOurs) throw new BadMailSignature()
      return readMail(body)
    },
  }
}

const digest = (secret: string, seconds: number, body: Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

async function readMail(raw: Buffer): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  return {
    messageId: mail.messageId ?? '',
    from: addressesIn([mail.from])[0] ?? '',
    to: [
      ...addressesIn([...(mail.to ?? []), ...(mail.cc ?? [])]),
      ...[header('delivered-to'), header('x-original-to')].flatMap((address) => address ?? []),
    ],
    subject: mail.subject ?? '',
    text: mail.text ?? textOf(mail.html ?? ''),
    isAutomatic:
      (header('auto-submitted') ?? 'no') !== 'no' ||
      /^(bulk|junk|list|auto_reply)$/.test(header('precedence') ?? '') ||
      header('return-path') === '<>',
    attachments: mail.attachments.flatMap(({ filename, content, disposition }) =>
      // Pictures inside a signature are no attachments of the message.
      filename && disposition !== 'inline' && content instanceof ArrayBuffer
        ? [{ name: filename, content: Buffer.from(content) }]
        : [],
    ),
  }
}

const addressesIn = (found: readonly (Address | undefined)[]): string[] =>
  found.flatMap((one) => {
    if (!one) return []
    return one.address ? [one.address.toLowerCase()] : (one.group ?? []).map(({ address }) => address.toLowerCase())
  })

/** The words of a message that has no text of its own. What stays of marks is no harm: messages are shown as text. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(style|script|head)[\s\S]*?<\/\1>/gi, '')
    // As text quotes, so that what introduces it is known by it.
    .replaceAll(/<blockquote[\s\S]*<\/blockquote>/gi, '\n> quoted\n')
    .replaceAll(/<br\s*\/?>|<\/(p|div|li|tr|h\d)>/gi, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
