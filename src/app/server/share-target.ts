import type { FastifyInstance } from 'fastify'

/**
 * `POST /app/share`: where a phone’s share sheet sends files (`site.webmanifest`). The service worker takes them before they
 * leave the phone. Where it is not there yet, the app says so, and is ready the next time; what was sent is not kept.
 */
export async function shareTargetRoute(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Files of any kind and size are let pass unread: whoever is answered early sends the rest for nothing.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post('/app/share', (_request, reply) => reply.redirect('/app/influencer/share?missed=yes', 303))
  })
}
