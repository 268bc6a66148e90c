import nodemailer from 'nodemailer'
import type { MailSender } from './mail.ts'

/** A try is over well before the outbox would let another process have the mail (milliseconds). */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000, dnsTimeout: 15_000 }

/** Sends through an SMTP server. The Message-ID is the mail's uid, so that a resend after a crash can be recognised. */
export function smtpSender(url: string, from: string): MailSender {
  const transport = nodemailer.createTransport({ url, ...patience }, { from })
  return {
    name: 'smtp',
    keepsText: false,
    send: async (mail) => {
      await transport.sendMail({
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.uid}@plusone>`,
        ...(mail.unsubscribeUrl && { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
      })
    },
    close: () => transport.close(),
  }
}

/** What mail programs show as a button of their own: one POST, no page and no sign-in (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
