import { isOwnMachine } from './host.ts'

/** Settings with the addresses of what the product talks to by itself. */
type Addresses = {
  DATABASE_URL?: string | undefined
  DATABASE_POOLER_URL?: string | undefined
  DATABASE_READ_URL?: string | undefined
  S3_ENDPOINT?: string | undefined
  CLAMD_URL?: string | undefined
  ERROR_LOG_URL?: string | undefined
  ANALYTICS_URL?: string | undefined
  STRIPE_API_BASE?: string | undefined
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
}

/**
 * What to set where something on another machine would be talked to in plain text (ASVS 5.0, 12.3.1): a line for each address.
 * Whoever is in a network of their own says so: by `sslmode` at a database, `PLAIN_HTTP` for the rest. Mail servers are asked
 * for STARTTLS when mail is sent (`adapters/mail/smtp.ts`).
 */
export function plainServices(
  { DATABASE_URL, DATABASE_POOLER_URL, DATABASE_READ_URL, CLAMD_URL, ...services }: Addresses,
  mayBePlain: boolean,
): string[] {
  const isElsewhere = (url: string | undefined): url is string => url !== undefined && !isOwnMachine(url)
  const databases = Object.entries({ DATABASE_URL, DATABASE_POOLER_URL, DATABASE_READ_URL })
    .filter(([, url]) => isElsewhere(url) && !isSocket(url) && !new URL(url).searchParams.has('sslmode'))
    .map(([name]) => `${name}=…?sslmode=verify-full  (or ?sslmode=disable, on a private network)`)
  if (mayBePlain) return databases
  const { S3_ENDPOINT, ERROR_LOG_URL, ANALYTICS_URL, STRIPE_API_BASE, OTEL_EXPORTER_OTLP_ENDPOINT } = services
  const asked = Object.entries({
    S3_ENDPOINT,
    ERROR_LOG_URL,
    ANALYTICS_URL,
    STRIPE_API_BASE,
    OTEL_EXPORTER_OTLP_ENDPOINT,
  })
    .filter(([, url]) => isElsewhere(url) && url.startsWith('http:'))
    .map(([name]) => `${name}=https://…  (or PLAIN_HTTP=on, on a private network)`)
  const scanner =
    isElsewhere(CLAMD_URL) && CLAMD_URL.startsWith('tcp:')
      ? ['CLAMD_URL=unix:///…, or ClamAV on this machine  (or PLAIN_HTTP=on, on a private network)']
      : []
  return [...databases, ...asked, ...scanner]
}

/** Whether a database is reached by a socket of this machine: `postgres:///app?host=/run/postgresql`. */
function isSocket(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return (decodeURIComponent(hostname) || searchParams.get('host') || '/').startsWith('/')
}
