import { escapeHtml } from '../html.ts'
import type { Mail } from './outbox.ts'

type Link = { label: string; url: string }
type Ending = { why: string; stop: Link; settings?: Link }

/** What a mail says: paragraphs, at most one button, and further places to go. */
export type MailWords = {
  subject: string
  lines: readonly string[]
  action?: Link
  links?: readonly Link[]
  closing?: string
  /** Why it came, how this kind of mail is ended, and where everything is chosen. */
  ending?: Ending
}

/** Several pieces of news in one mail. */
export type MailOfMany = {
  subject: string
  intro: string
  parts: readonly { title: string; lines: readonly string[]; action: Link }[]
  ending?: Ending
}

/** Text and HTML of a mail from the same words, so that they never differ. */
export function writeMail(productName: string, words: MailWords): Mail {
  const { lines, action, links = [], closing = '' } = words
  const text = [...lines, ...(action ? [inText(action)] : []), ...links.map(inText), closing]
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#2b59e8;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : ''
  const html = [...lines.map(paragraph), button, ...links.map(place), closing && small(closing)]
  return compose(productName, words, text, html)
}

/** The same for several pieces of news, each under its title and with its own place to go. */
export function writeMailOfMany(productName: string, words: MailOfMany): Mail {
  const { intro, parts } = words
  const text = [intro, ...parts.flatMap(({ title, lines, action }) => [title.toUpperCase(), ...lines, inText(action)])]
  const html = [
    paragraph(intro),
    ...parts.map(
      ({ title, lines, action }) =>
        `<div style="border-top:1px solid #e7e5e4;padding:16px 0 8px"><p style="margin:0 0 8px;font-weight:600">${escapeHtml(title)}</p>${lines.map(paragraph).join('')}${place(action)}</div>`,
    ),
  ]
  return compose(productName, words, text, html)
}

function compose(
  productName: string,
  { subject, ending }: { subject: string; ending?: Ending },
  text: readonly string[],
  html: readonly string[],
): Mail {
  const lines = [...text, `— ${productName}`, ...(ending ? [ending.why, ...waysOut(ending).map(inText)] : [])]
  const foot = ending
    ? `<p style="margin:32px 0 0;border-top:1px solid #e7e5e4;padding-top:16px;color:#57534e;font-size:13px;line-height:1.5">${escapeHtml(ending.why)} ${waysOut(ending).map(quiet).join(' · ')}</p>`
    : ''
  return {
    subject,
    text: lines.filter((line) => line !== '').join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="margin:0;background:#faf9f7;color:#1c1917;font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px"><div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="font-weight:700;font-size:18px;margin:0 0 24px">${escapeHtml(productName)}</p>${html.join('')}${foot}</div></body></html>`,
    ...(ending && { unsubscribeUrl: ending.stop.url }),
  }
}

function waysOut({ stop, settings }: Ending): Link[] {
  return settings ? [stop, settings] : [stop]
}

function inText({ label, url }: Link): string {
  return `${label}: ${url}`
}

function paragraph(line: string): string {
  return `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(line)}</p>`
}

function place({ label, url }: Link): string {
  return `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="color:#2b59e8">${escapeHtml(label)}</a></p>`
}

function small(line: string): string {
  return `<p style="margin:0 0 16px;color:#57534e;font-size:14px">${escapeHtml(line)}</p>`
}

function quiet({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}" style="color:#57534e">${escapeHtml(label)}</a>`
}
