import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it is given, as `recipient Message-ID`, and the whole messages. */
export type SmtpPeer = {
  url: string
  port: number
  got: string[]
  messages: string[]
  connections: () => number
  close: () => Promise<void>
}

/** An answer that a mail server gives instead of taking the mail: at which step, with which code and words. */
export type SmtpRefusal = { at: 'greeting' | 'auth' | 'sender' | 'recipient' | 'data'; code: number; words: string }

/**
 * Starts a real mail server on a port of its own, or on the given one. It knows no mailbox whose name begins with `gone`; with
 * a refusal it takes no mail at all.
 */
export async function smtpPeer(port = 0, refusal?: SmtpRefusal): Promise<SmtpPeer> {
  const refusedAt = (step: SmtpRefusal['at']) =>
    refusal?.at === step ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null
  const got: string[] = []
  const messages: string[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1
      done(refusedAt('greeting'))
    },
    onAuth: (_auth, _session, done) => done(refusedAt('auth'), { user: 'someone' }),
    onMailFrom: (_address, _session, done) => done(refusedAt('sender')),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('gone')
          ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
          : refusedAt('recipient'),
      ),
    onData: (stream, session, done) => {
      let message = ''
      stream.on('data', (chunk: Buffer) => (message += chunk.toString()))
      stream.on('end', () => {
        const refused = refusedAt('data')
        if (refused) return done(refused)
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
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
