import nodemailer from 'nodemailer'
import type { MailSender } from './mail.ts'

/** Sends through an SMTP server. The Message-ID is the mail's uid, so that a resend after a crash can be recognised. */
export function smtpSender(url: string, from: string): MailSender {
  const transport = nodemailer.createTransport(url, { from })
  return {
    name: 'smtp',
    send: async (mail) => {
      await transport.sendMail({ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html, messageId: `<${mail.uid}@plusone>` })
    },
    close: () => transport.close(),
  }
}
