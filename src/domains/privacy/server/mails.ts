import type { Config } from '../../../kit/server/config.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import type { Mail } from '../../../kit/server/mail/outbox.ts'
import type { DeletionKind } from '../contract.ts'

type Words = { kind: DeletionKind; name: string; dueAt: Date }

const dayOf = (at: Date) =>
  at
    .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .replace(',', '')
const accountUrl = (config: Config) => `${config.publicUrl}/app/account`
const subjectOf = ({ kind, name }: Words, config: Config) =>
  kind === 'account' ? `your ${config.PRODUCT_NAME} account` : `${name} on ${config.PRODUCT_NAME}`

/** At the start, to everybody it is about. */
export function deletionRequestedMail(config: Config, words: Words): Mail {
  const what = subjectOf(words, config)
  const keep = words.kind === 'account' ? 'Keep my account' : 'Keep the organisation'
  return writeMail(config.PRODUCT_NAME, {
    subject: `We’ll delete ${what} on ${dayOf(words.dueAt)}`,
    lines: [
      `Someone asked us to delete ${what}. Until ${dayOf(words.dueAt)} everything works as before, and you can change your mind.`,
      'After that it can’t be undone. You can export your data until then.',
    ],
    action: { label: keep, url: accountUrl(config) },
    closing: 'If you didn’t expect this, sign in, cancel the deletion and change your password.',
  })
}

/** Two days before the end. */
export function deletionNearMail(config: Config, words: Words): Mail {
  const what = subjectOf(words, config)
  return writeMail(config.PRODUCT_NAME, {
    subject: `Reminder: we’ll delete ${what} on ${dayOf(words.dueAt)}`,
    lines: [`We’ll delete ${what} on ${dayOf(words.dueAt)}. If you want to keep it, use the button below before then.`],
    action: { label: words.kind === 'account' ? 'Keep my account' : 'Keep the organisation', url: accountUrl(config) },
  })
}

export function deletionDoneMail(config: Config, words: Words): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `${words.kind === 'account' ? `Your ${config.PRODUCT_NAME} account` : words.name} has been deleted`,
    lines: [
      `It’s done. We keep agreements, invoices and approved content only if the law or the other side needs them, without ${words.kind === 'account' ? 'your' : 'its'} name.`,
      'Thanks for being here. You’re welcome back any time.',
    ],
    closing: 'This is the last email we’ll send you about it.',
  })
}

export function deletionCancelledMail(config: Config, words: Words): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `We won’t delete ${subjectOf(words, config)}`,
    lines: [
      words.kind === 'account'
        ? 'You changed your mind, and everything stays as it is. We’re glad you’re staying.'
        : 'The deletion was cancelled, and everything stays as it is.',
    ],
    action: { label: 'Go to account', url: accountUrl(config) },
  })
}

export function exportReadyMail(config: Config, { name, until }: { name: string; until: Date }): Mail {
  return writeMail(config.PRODUCT_NAME, {
    subject: `Your export is ready: ${name}`,
    lines: [`You can download it from your account page until ${dayOf(until)}. Only you can open it.`],
    action: { label: 'Download your data', url: accountUrl(config) },
    closing: 'If you didn’t request an export, change your password and contact us.',
  })
}
