import { resolveMx, resolveTxt } from 'node:dns/promises'
import { proveSmtp } from '../../../adapters/mail/smtp.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isOwnMachine } from '../../../kit/server/host.ts'
import { type Finding, findingsOf, wordsOf } from './finding.ts'

const { ok, note, fault } = findingsOf('mail')

/** Text records of a name in the DNS, as one line each. */
export type Lookup = (name: string) => Promise<string[]>

const inDns: Lookup = async (name) => (await resolveTxt(name)).map((parts) => parts.join(''))

/** The mail servers of a domain. */
const mailServersOf: Lookup = async (name) => (await resolveMx(name)).map(({ exchange }) => exchange)

/** Whether mail can leave, and whether others will believe that it is ours (SPF, RFC 7208; DMARC, RFC 7489). */
export async function checkMail(
  config: Config,
  lookup: Lookup = inDns,
  exchangers: Lookup = mailServersOf,
): Promise<Finding[]> {
  if (!config.SMTP_URL)
    return [
      isOwnMachine(config.publicUrl)
        ? note('No mail server is set: mail stays in the outbox, at /outbox on this machine.')
        : fault('No mail server is set: no one can get a sign-in link.', 'Set SMTP_URL and MAIL_FROM.'),
    ]
  const answered = await proveSmtp(config.SMTP_URL).then(
    () => ok('The mail server accepts our credentials.'),
    (error: unknown) =>
      fault(`The mail server rejects our sign-in: ${wordsOf(error)}`, 'Check SMTP_URL: user, password, host and port.'),
  )
  const replies = config.MAIL_REPLY_DOMAIN ? [await checkReplies(config.MAIL_REPLY_DOMAIN, exchangers)] : []
  const domain = /@([^\s>]+)/.exec(config.MAIL_FROM)?.[1]
  if (!domain)
    return [answered, fault(`MAIL_FROM has no email address: ${config.MAIL_FROM}`, 'Set it to Name <address>.')]
  if (isOwnMachine(config.publicUrl)) return [answered]
  return [answered, ...replies, await checkSpf(domain, lookup), await checkDmarc(domain, lookup)]
}

/** Whether replies to our emails get anywhere: the domain they go to takes mail. */
async function checkReplies(domain: string, exchangers: Lookup): Promise<Finding> {
  const servers = await exchangers(domain).catch(() => [])
  return servers.length > 0
    ? ok(`Replies by email go to ${domain}, which has a mail server.`)
    : fault(
        `Replies by email go to ${domain}, which has no mail server.`,
        'Add the MX record of the provider that hands them to POST /webhooks/mail, or remove MAIL_REPLY_DOMAIN.',
      )
}

async function checkSpf(domain: string, lookup: Lookup): Promise<Finding> {
  const records = await lookup(domain).catch(() => [])
  return records.some((record) => record.startsWith('v=spf1 '))
    ? ok(`${domain} has an SPF record.`)
    : note(
        `${domain} has no SPF record: mail may be marked as spam.`,
        'Add the TXT record that your mail provider gives, beginning with v=spf1, and its DKIM key.',
      )
}

async function checkDmarc(domain: string, lookup: Lookup): Promise<Finding> {
  const records = await lookup(`_dmarc.${domain}`).catch(() => [])
  return records.some((record) => record.startsWith('v=DMARC1'))
    ? ok(`${domain} has a DMARC policy.`)
    : note(
        `${domain} has no DMARC policy: large mail providers may reject mail without one.`,
        `Add a TXT record at _dmarc.${domain}, such as v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
      )
}
