/** What an installation calls itself to other servers: its name in the few letters that such a header takes. */
export function agentName(name: string): string {
  return name.normalize('NFKD').replaceAll(/[^a-z0-9.-]/gi, '') || 'Unnamed'
}
