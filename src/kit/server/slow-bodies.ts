import type { FastifyInstance } from 'fastify'

/** How long (ms) the body of a request may take to arrive. */
const longestMs = 30_000

/**
 * Cuts requests whose body does not arrive in time, so that nobody holds connections open by sending a byte now and then.
 * `mayTakeLonger` names the addresses of uploads.
 */
export function cutSlowBodies(
  app: FastifyInstance,
  mayTakeLonger: (url: string) => boolean,
  limitMs: number = longestMs,
): void {
  app.addHook('onRequest', async ({ raw, url }) => {
    // A request without a body is whole with its head; a stream that answers one stays open.
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    if (!hasBody || mayTakeLonger(url)) return
    const timer = setTimeout(() => raw.socket.destroy(), limitMs)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
  })
}
