import type { Config } from '../../../kit/server/config.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import type { Mail } from '../../../kit/server/mail/outbox.ts'

type LinkPayload = { token: string }

export function signInMail(config: Config, { token }: LinkPayload): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Sign in to ${config.PRODUCT_NAME}`,
    lines: ['Here’s your sign-in link. It works once, for 15 minutes.'],
    action: { label: 'Sign in', url: signInUrl(config, token) },
    closing: 'If you didn’t request this, you can ignore it. No one can sign in without this email.',
  })
}

/** After signing up: a sign-in link in other words. */
export function welcomeMail(config: Config, { token }: LinkPayload): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Welcome to ${config.PRODUCT_NAME}`,
    lines: ['Your account is ready. Use the button below to sign in. It works once, for 15 minutes.'],
    action: { label: 'Sign in', url: signInUrl(config, token) },
    closing: 'If you didn’t sign up, you can ignore this. No one can sign in without this email.',
  })
}

/** Our team helps somebody in: one tap, without typing an address. */
export function quickLoginMail(config: Config, { token }: LinkPayload): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Your quick sign-in link for ${config.PRODUCT_NAME}`,
    lines: [`Our team has sent you a link that signs you in with one tap. It works once, for 15 minutes.`],
    action: {
      label: 'Sign in',
      url: `${config.publicUrl}/app/quick-login?${new URLSearchParams({ token }).toString()}`,
    },
    closing: 'If you didn’t ask our team for help, you can ignore this email.',
  })
}

export function passwordResetMail(config: Config, payload: LinkPayload): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Set a new ${config.PRODUCT_NAME} password`,
    lines: ['Choose a new password with the button below. The link works once, for 15 minutes.'],
    action: { label: 'Set a new password', url: passwordUrl(config, payload) },
    closing: 'If you didn’t request this, you can ignore it. Your password won’t change.',
  })
}

/** A browser that was never signed in to this account before. */
export function newDeviceMail(config: Config, device: string): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `New sign-in to ${config.PRODUCT_NAME}: ${device}`,
    lines: [`Someone signed in to your account on ${device}. If that was you, you don’t need to do anything.`],
    action: { label: 'Check your account', url: `${config.publicUrl}/app/account` },
    closing: 'If it wasn’t you, sign out everywhere and change your password.',
  })
}

/** A way into the account has changed; `what` in the words of the sign-in activity. */
export function waysInChangedMail(config: Config, { what, device }: { what: string; device: string }): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `${what} on your ${config.PRODUCT_NAME} account`,
    lines: [`${what} on ${device}. If that was you, you don’t need to do anything.`],
    action: { label: 'Check your account', url: `${config.publicUrl}/app/account` },
    closing: 'If it wasn’t you, sign out everywhere and change your password.',
  })
}

/** Our team took the second factors away, as somebody asked who said they were the owner. */
export function secondFactorResetMail(config: Config): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Two-step verification on your ${config.PRODUCT_NAME} account was reset`,
    lines: [
      'Our team just removed your passkeys, authenticator app and recovery codes, and signed you out everywhere.',
      'If you asked for this, sign in with your password or an email link and set it up again.',
    ],
    action: { label: 'Set it up again', url: `${config.publicUrl}/app/account` },
    closing: 'If you didn’t ask for this, change your password and reply to this email right away.',
  })
}

/** Somebody at a provider can now sign in to this account. */
export function providerConnectedMail(config: Config, provider: string): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `You can now sign in to ${config.PRODUCT_NAME} with ${provider}`,
    lines: [`Your account was just connected to ${provider}. If that was you, you don’t need to do anything.`],
    action: { label: 'Check your account', url: `${config.publicUrl}/app/account` },
    closing: 'If it wasn’t you, disconnect it there, sign out everywhere and change your password.',
  })
}

/** Whoever did not do it hears of it. */
export function passwordChangedMail(config: Config): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Your ${config.PRODUCT_NAME} password was changed`,
    lines: ['Your password was just changed, and every other browser was signed out.'],
    action: { label: 'This wasn’t me', url: `${config.publicUrl}/app/password-reset` },
    closing: 'If this was you, you don’t need to do anything.',
  })
}

/** Asks one of two addresses whether an account may move from the old to the new one. */
export function emailChangeMail(
  config: Config,
  { side, newEmail, token }: { side: 'old' | 'new'; newEmail: string; token: string },
): Mail {
  const words =
    side === 'old'
      ? `Someone who’s signed in to your account asked to change its email address to ${newEmail}. Confirm it, or stop it if it wasn’t you.`
      : `Confirm that ${newEmail} is yours, and it becomes the email address of your ${config.PRODUCT_NAME} account.`
  return writeMail(config.PRODUCT_NAME, {
    subject:
      side === 'old'
        ? `Did you ask to change your ${config.PRODUCT_NAME} email address?`
        : `Confirm your new ${config.PRODUCT_NAME} email address`,
    lines: [words, 'The link works for 24 hours. Nothing changes until both addresses have confirmed.'],
    action: {
      label: 'Review the change',
      url: `${config.publicUrl}/app/change-email?${new URLSearchParams({ token }).toString()}`,
    },
    closing:
      side === 'old'
        ? 'If it wasn’t you, stop the change, then change your password and sign out everywhere.'
        : 'If you didn’t ask for this, you don’t need to do anything.',
  })
}

/** Somebody wanted to move their account to an address that has one. */
export function addressTakenMail(config: Config): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `You already have a ${config.PRODUCT_NAME} account`,
    lines: [
      'Someone tried to use this email address for another account. It’s already on your account, so nothing has changed.',
    ],
    action: { label: 'Sign in', url: `${config.publicUrl}/login` },
    closing: 'If it was you, sign in with this address, or contact us to merge both accounts.',
  })
}

/** To both addresses, once it is done. */
export function emailChangedMail(config: Config, newEmail: string): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Your ${config.PRODUCT_NAME} email address was changed`,
    lines: [`From now on, sign in with ${newEmail}. All other browsers were signed out.`],
    action: { label: 'Check your account', url: `${config.publicUrl}/app/account` },
    closing: 'If it wasn’t you, contact us straight away.',
  })
}

/** Someone made an account for you: `by` a person, `to` what they share, such as a venue. */
export function invitationMail(config: Config, payload: LinkPayload, { by, to }: { by: string; to: string }): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `${by} invited you to ${to}${to.includes(config.PRODUCT_NAME) ? '' : ` on ${config.PRODUCT_NAME}`}`,
    lines: [
      `${by} has set up an account for you with ${to}. Choose a password with the button below.`,
      'The link works once, for a week.',
    ],
    action: { label: 'Choose a password', url: passwordUrl(config, payload) },
    closing: 'If you weren’t expecting this, you can ignore it.',
  })
}

/**
 * A page of ours that completes the sign-in by POST with the address it was sent to. A scanner that opens it, even one
 * that runs scripts, uses nothing up; in another browser one is asked for the address.
 */
function signInUrl(config: Config, token: string): string {
  return `${config.publicUrl}/app/login?${new URLSearchParams({ token }).toString()}`
}

/** The page where a password is chosen by a one-time link. */
export function passwordUrl(config: Config, { token }: LinkPayload): string {
  return `${config.publicUrl}/app/password-reset?${new URLSearchParams({ token }).toString()}`
}
