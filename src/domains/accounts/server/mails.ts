import type { Config } from '../../../kit/server/config.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import type { Mail } from '../../../kit/server/mail/outbox.ts'

type LinkPayload = { email: string; token: string }

/** The link opens a page of ours that completes the sign-in by POST, so that a scanner opening it uses nothing up. */
export function signInMail(config: Config, payload: LinkPayload): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Sign in to ${config.PRODUCT_NAME}`,
    lines: ['Here is your sign-in link. It works once, for 15 minutes.'],
    action: { label: 'Sign in', url: `${config.publicUrl}/app/login?${linkQuery(payload)}` },
    closing: 'If you did not ask for this, you can ignore it: nobody gets in without this mail.',
  })
}

export function passwordResetMail(config: Config, payload: LinkPayload): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Set a new ${config.PRODUCT_NAME} password`,
    lines: ['Choose a new password with the button below. The link works once, for 15 minutes.'],
    action: { label: 'Set a new password', url: `${config.publicUrl}/app/password-reset?${linkQuery(payload)}` },
    closing: 'If you did not ask for this, you can ignore it: your password stays as it is.',
  })
}

function linkQuery(payload: LinkPayload): string {
  return new URLSearchParams({ token: payload.token, email: payload.email }).toString()
}
