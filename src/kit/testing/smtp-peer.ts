import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it is given, as `recipient Message-ID`, and the whole messages. */
export type SmtpPeer = { url: string; port: number; got: string[]; messages: string[]; close: () => Promise<void> }

/** Starts a real mail server on a port of its own, or on the given one. It knows no mailbox whose name begins with `gone`. */
export async function smtpPeer(port = 0): Promise<SmtpPeer> {
  const got: string[] = []
  const messages: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      let message = ''
      stream.on('data', (chunk: Buffer) => (message += chunk.toString()))
      stream.on('end', () => {
        messages.push(message)
        const id = /^Message-ID: <([^@]+)/im.exec(message)?.[1]
        got.push(...session.envelope.rcptTo.map(({ address }) => `${address} ${id}`))
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    got,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
