import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Runner } from '../../../kit/server/runner.ts'

/**
 * `POST /unsubscribe?token=…`, for mail to strangers `/unknown-sender?token=…`, and for reports `/report-emails?token=…`: what mail programs send when their button is pressed (RFC 8058): any body, no cookie, no
 * page. Opened in a browser the same address asks first.
 */
export function unsubscribeRoutes(app: FastifyInstance, product: Runner): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { bodyLimit: 10_000, parseAs: 'string' }, (_request, _body, done) => done(null))
    const post = (path: string, call: string) =>
      scope.post(path, async (request: FastifyRequest<{ Querystring: { token?: string } }>) => {
        const caller = { accountUid: null, sessionUid: null, requestId: request.id, address: request.ip }
        return product.run(call, { token: request.query.token ?? '' }, caller)
      })
    post('/unsubscribe', 'unsubscribe')
    post('/unknown-sender', 'stopUnknownSender')
    post('/report-emails', 'stopReportEmails')
  })
}
