import type { FastifyInstance } from 'fastify'
import { BadMailSignature, type MailReceiver } from '../../../adapters/inbound-mail/inbound-mail.ts'
import { answerByMail, type MailParts } from './answer-by-mail.ts'

/** As large as the mail servers of most people take. */
const largestMail = 35_000_000

/**
 * `POST /webhooks/mail`: a raw email (RFC 5322) that was sent to an address of ours, signed in `x-mail-signature`. Answers 2xx
 * once it is dealt with, whatever came of it, so that it isn't sent again. There is no such address while replies are off.
 */
export function mailReplyRoutes(
  app: FastifyInstance,
  parts: Omit<MailParts, 'log'> & { receiver: MailReceiver | null },
): void {
  const { receiver } = parts
  if (!receiver) return
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/webhooks/mail', { bodyLimit: largestMail }, async (request, reply) => {
      const signature = request.headers['x-mail-signature']
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      try {
        const mail = await receiver.read(raw, typeof signature === 'string' ? signature : undefined)
        return { received: await answerByMail({ ...parts, log: request.log }, mail, request.id) }
      } catch (error) {
        if (!(error instanceof BadMailSignature)) throw error
        request.log.warn({ requestId: request.id }, 'an email was not signed by whoever takes our mail')
        return reply.code(400).send({ received: false })
      }
    })
  })
}
