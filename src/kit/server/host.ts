import { isIP, isIPv6 } from 'node:net'

/** Whether a text is an address or a name: what ends in a number is meant for an address. */
export function isHost(text: string): boolean {
  return isIP(text) > 0 || (/^[\w.-]+$/.test(text) && !/(^|\.)\d+$/.test(text))
}

export function urlOf(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** Whether an address is reached from this machine alone. */
export function isOwnMachine(url: string): boolean {
  const hostname = URL.canParse(url) ? new URL(url).hostname : ''
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}
