import { stripePayments } from '../../../adapters/payments/stripe.ts'
import { ConfigError, findMisspelt, type Config } from '../../../kit/server/config.ts'
import { isOwnMachine } from '../../../kit/server/host.ts'
import { checkAddress } from './address.ts'
import { checkDatabase } from './database.ts'
import { checkFiles } from './files.ts'
import { type Check, type Finding, findingsOf, wordsOf } from './finding.ts'
import { checkMail } from './mail.ts'

/** What a first day in production needs, in the order in which it is set up. */
export function checksOf(config: Config): Check[] {
  return [
    async () => checkSettings(config),
    () => checkDatabase(config),
    () => checkFiles(config),
    () => checkMail(config),
    () => checkPayments(config),
    () => checkAddress(config),
  ]
}

/** Settings that stop every start, as findings; anything else is thrown on. */
export function refusedSettings(error: unknown): Finding[] {
  if (!(error instanceof ConfigError)) throw error
  const [first = '', ...lines] = error.message.split('\n')
  return [findingsOf('settings').fault(first, lines.join('\n') || undefined)]
}

function checkSettings(config: Config): Finding[] {
  const { ok, note } = findingsOf('settings')
  const findings = [
    ok(`Settings are consistent. The public address is ${config.publicUrl}.`),
    ...findMisspelt().map((text) => note(text)),
  ]
  if (!isOwnMachine(config.publicUrl) && !config.BACKUP_PASSPHRASE)
    findings.push(note('Backups won’t be encrypted.', 'Set BACKUP_PASSPHRASE, and keep it apart from the backups.'))
  if (!isOwnMachine(config.publicUrl) && config.TRUST_PROXY === 'off')
    findings.push(
      note('Behind a proxy, all visitors would count as one address.', 'Set TRUST_PROXY=on if it runs behind a proxy.'),
    )
  if (config.PAYMENTS_TAX === 'on' && !config.LEGAL_ENTITY)
    findings.push(
      note(
        'Credit notes with VAT name no company, address or VAT number.',
        'Set LEGAL_ENTITY to your company, its address and its numbers.',
      ),
    )
  return findings
}

async function checkPayments(config: Config): Promise<Finding[]> {
  const { ok, note, fault } = findingsOf('payments')
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = config
  if (!secretKey || !webhookSecret)
    return [note('Payments are in the sandbox: plans cost nothing.', 'Set Stripe’s keys (docs/billing.md).')]
  const payments = stripePayments({ secretKey, webhookSecret, apiBase })
  return payments.proveKeys().then(
    (proof) => [
      proof === 'good'
        ? ok('Stripe accepts the key.')
        : fault('Stripe doesn’t recognise STRIPE_SECRET_KEY.', 'Copy it again from Stripe’s dashboard.'),
    ],
    (error: unknown) => [
      note(`Stripe isn’t responding: ${wordsOf(error)}`, 'Allow this machine to reach api.stripe.com.'),
    ],
  )
}
