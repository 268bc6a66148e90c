import { escapeHtml } from '../html.ts'
import type { Mail } from './outbox.ts'

type Link = { label: string; url: string }

/** What a mail says: paragraphs, at most one button, and further places to go. */
export type MailWords = {
  subject: string
  lines: readonly string[]
  action?: Link
  links?: readonly Link[]
  closing?: string
}

/** Text and HTML of a mail from the same words, so that they never differ. */
export function writeMail(productName: string, words: MailWords): Mail {
  const links = words.links ?? []
  const text = [
    ...words.lines,
    ...(words.action ? [`${words.action.label}: ${words.action.url}`] : []),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    words.closing ?? '',
    `— ${productName}`,
  ]
    .filter((line) => line !== '')
    .join('\n\n')
  const paragraphs = words.lines
    .map((line) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(line)}</p>`)
    .join('')
  const button = words.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(words.action.url)}" style="background:#2b59e8;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(words.action.label)}</a></p>`
    : ''
  const places = links
    .map(
      ({ label, url }) =>
        `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="color:#2b59e8">${escapeHtml(label)}</a></p>`,
    )
    .join('')
  const closing = words.closing
    ? `<p style="margin:0 0 16px;color:#57534e;font-size:14px">${escapeHtml(words.closing)}</p>`
    : ''
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#faf9f7;color:#1c1917;font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px"><div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="font-weight:700;font-size:18px;margin:0 0 24px">${escapeHtml(productName)}</p>${paragraphs}${button}${places}${closing}</div></body></html>`
  return { subject: words.subject, text, html }
}
