import { connect } from 'node:tls'
import type { Config } from '../../../kit/server/config.ts'
import { isOwnMachine } from '../../../kit/server/host.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import { type Finding, findingsOf, wordsOf } from './finding.ts'

const { ok, note, fault } = findingsOf('address')

const patienceMs = 10_000
/** A certificate that is renewed by itself never gets this close to its end (days). */
const soonDays = 14
const isAboutTrust = /certificate|self-signed/i

/** Whether people reach the product where its links lead, and how long the certificate holds. */
export async function checkAddress({ publicUrl, PRODUCT_NAME: name }: Config): Promise<Finding[]> {
  const answered = await fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(patienceMs) }).then(
    async (response): Promise<Finding> => {
      const { ready } = (await response.json().catch(() => ({}))) as { ready?: boolean }
      if (ready) return ok(`${publicUrl} is up and ready.`)
      if (ready === false) return fault(`${publicUrl} is up, but isn’t ready.`, 'Check the database, above.')
      return fault(`${publicUrl} responds with ${response.status}, but it isn’t ${name}.`, 'Check the proxy.')
    },
    (error: unknown): Finding =>
      note(`${publicUrl} isn’t responding: ${wordsOf(error)}`, 'Start the product and the proxy, then run this again.'),
  )
  if (isOwnMachine(publicUrl)) return [answered]
  if (publicUrl.startsWith('http:'))
    return [answered, note('The public address doesn’t use HTTPS.', 'Put a proxy with TLS in front of it.')]
  // What is not reached at all has no certificate to show.
  if (answered.level === 'note' && !isAboutTrust.test(answered.text)) return [answered]
  return [answered, await checkCertificate(new URL(publicUrl))]
}

function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: patienceMs })
    const end = (finding: Finding) => {
      socket.destroy()
      resolve(finding)
    }
    socket.once('timeout', () => end(note('The certificate couldn’t be read: no response.')))
    socket.once('error', (error) =>
      end(fault(`The certificate isn’t valid: ${wordsOf(error)}`, 'Renew it at the proxy.')),
    )
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now().getTime()) / dayMs)
      const left = days === 1 ? '1 day' : `${days} days`
      end(
        days < soonDays
          ? note(`The certificate expires in ${left}.`, 'Check why the proxy doesn’t renew it.')
          : ok(`The certificate is valid for another ${left}.`),
      )
    })
  })
}
