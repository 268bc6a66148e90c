import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { now } from '../../kit/server/clock.ts'
import type { Config } from '../../kit/server/config.ts'
import { escape, sandboxPage, sandboxStyle } from '../../kit/server/sandbox-html.ts'
import { permissions, type PlatformId, platformIds } from './platforms.ts'
import { sandboxStories } from './sandbox-account.ts'
import { sandboxCode, sandboxPermissions } from './sandbox.ts'

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; img-src 'self'"
const names: Record<PlatformId, string> = { instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' }
const stories: Record<(typeof sandboxStories)[number], string> = {
  grows: 'Grows a little every day',
  jumps: 'Gains 60% after a day',
  personal: 'Is a personal account, without insights',
  'taken-back': 'Has its access revoked after a day',
}

const Asked = z.object({
  state: z.string().check(z.maxLength(200)),
  redirect_uri: z.string().check(z.maxLength(400)),
  code_challenge: z.string().check(z.maxLength(200)),
})
const Allowed = z.object({
  do: z.enum(['allow', 'cancel']),
  handle: z.string().check(z.trim(), z.regex(/^@?[\w.]{1,40}$/)),
  followers: z.coerce.number<string>().check(z.int(), z.minimum(0), z.maximum(100_000_000)),
  story: z.enum(sandboxStories),
  granted: z._default(z.array(z.enum(permissions)), []),
})
type Request = FastifyRequest<{ Params: { platform: string }; Querystring: Record<string, string>; Body: unknown }>

/** The consent pages of the sandbox platforms, `/sandbox/platform/{platform}`: made up, and said so at their top. */
export async function sandboxPlatformRoutes(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_000 },
      (_request, body, done) => {
        const fields = new URLSearchParams(String(body))
        done(null, { ...Object.fromEntries(fields), granted: fields.getAll('granted') })
      },
    )
    scope.get('/sandbox/platforms.css', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(sandboxStyle),
    )
    scope.get('/sandbox/platform/:platform', async (request: Request, reply) => {
      const asked = read(request, config)
      if (!asked) return nothing(reply)
      return show(reply, `Connect ${names[asked.platform]}`, consent(asked))
    })
    scope.post('/sandbox/platform/:platform', async (request: Request, reply) => {
      const asked = read(request, config)
      if (!asked) return nothing(reply)
      const back = new URL(asked.redirect_uri)
      back.searchParams.set('state', asked.state)
      if ((request.body as { do?: string } | null)?.do === 'cancel') {
        back.searchParams.set('error', 'access_denied')
        return reply.redirect(back.href, 303)
      }
      const given = z.safeParse(Allowed, request.body)
      if (!given.success)
        return show(
          reply,
          `Connect ${names[asked.platform]}`,
          consent(asked, 'Enter a handle (letters, numbers, dots and underscores) and a number of followers.'),
          400,
        )
      const { handle, followers, story, granted } = given.data
      const account = {
        platform: asked.platform,
        handle: handle.replace(/^@/, ''),
        followers,
        at: now().getTime(),
        story,
        granted,
      }
      back.searchParams.set('code', sandboxCode(config, account, asked.code_challenge))
      return reply.redirect(back.href, 303)
    })
  })
}

/** What a browser was sent here with; null unless it goes back to a page of ours. */
function read({ params, query }: Request, { publicUrl }: Config) {
  const platform = platformIds.find((id) => id === params.platform)
  const asked = z.safeParse(Asked, query)
  if (!platform || !asked.success || !asked.data.redirect_uri.startsWith(`${publicUrl}/`)) return null
  return { platform, ...asked.data }
}

function consent(asked: NonNullable<ReturnType<typeof read>>, problem?: string): string {
  const { platform, ...search } = asked
  const at = `/sandbox/platform/${platform}?${new URLSearchParams(search).toString()}`
  const ticks = permissions.map(
    (permission) =>
      `<label class="tick"><input type="checkbox" name="granted" value="${permission}" checked> ${escape(sandboxPermissions[permission])}</label>`,
  )
  const choices = sandboxStories.map((story) => `<option value="${story}">${escape(stories[story])}</option>`)
  return (
    `<p class="dim">The real ${names[platform]} would ask you to sign in and give permission. Here, you make up an account.</p>` +
    (problem ? `<p class="alert" role="alert">${escape(problem)}</p>` : '') +
    `<form method="post" action="${escape(at)}">` +
    '<label>Handle <input type="text" name="handle" autocapitalize="none" autocomplete="off" value="maya.eats"></label>' +
    '<label>Followers today <input type="number" name="followers" min="0" max="100000000" value="12400"></label>' +
    `<label>This account <select name="story">${choices.join('')}</select></label>` +
    `<fieldset><legend>Allow</legend>${ticks.join('')}</fieldset>` +
    '<button class="main" name="do" value="allow">Allow and go back</button>' +
    '<button name="do" value="cancel">Cancel</button></form>'
  )
}

function nothing(reply: FastifyReply): FastifyReply {
  return show(reply, 'Page not found', '<p>This link is incomplete or no longer valid.</p>', 404)
}

function show(reply: FastifyReply, title: string, body: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      sandboxPage(
        title,
        body,
        'a stand-in for the platform. Nothing leaves this installation.',
        '/sandbox/platforms.css',
      ),
    )
}
