import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { plainPath } from './plain-path.ts'

const longestMessage = 200
const mostFrames = 20
const idPattern = /^[\w-]{1,60}$/
const callPattern = /^[A-Za-z]\w{0,59}$/
const codePattern = /^[a-z-]{1,40}$/

/** What a browser reports: message, level, time and context. */
export const ErrorReport = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(500)),
  level: z.enum(['error', 'warn', 'info']),
  timestamp: instant,
  context: z._default(
    z.object({
      requestId: z.optional(z.string().check(z.regex(idPattern, 'Enter the reference of a request.'))),
      path: z.optional(z.string().check(z.maxLength(200))),
      call: z.optional(z.string().check(z.regex(callPattern, 'Enter the name of a call.'))),
      code: z.optional(z.string().check(z.regex(codePattern, 'Enter an error code.'))),
      stack: z.optional(z.string().check(z.maxLength(4000))),
    }),
    {},
  ),
})
export type ErrorReport = z.output<typeof ErrorReport>

/**
 * A message without what someone wrote: what is quoted stays only where it is a name of the program, addresses, ids and long
 * numbers become their kind. It is one line.
 */
export function plainMessage(message: string): string {
  return message
    .replaceAll(/\S+@\S+/g, '{email}')
    .replaceAll(/[a-z-]+:\/\/\S+/g, '{address}')
    .replaceAll(/\b[a-z]+_[0-9a-z]{26}\b/g, '{uid}')
    .replaceAll(/\d[\d ()/.-]{4,}\d/g, '{number}')
    .replaceAll(/(["'`“‘])(.*?)(["'`”’])/g, (whole, _open, quoted: string) =>
      /^[A-Za-z_$][\w$.]{0,59}$/.test(quoted) ? whole : '{text}',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestMessage)
}

/** Where in our own files it happened, a line each: `name /assets/file.js:line:column`; null where it did not. */
export function plainStack(stack: string): string | null {
  const frame =
    /^\s*(?:at )?(?:async )?([\w$.<>]*)[ (@]*(?:https?:\/\/[^/\s]+)?(\/(?:assets|src)\/[\w./@-]+)(?:\?[\w=&]*)?(:\d+:\d+)\)?$/
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', file, at] = frame.exec(line) ?? []
    return file ? [`${name.slice(0, 60)} ${file}${at}`.trim()] : []
  })
  return frames.slice(0, mostFrames).join('\n') || null
}

/** A report with nothing in it that someone wrote; what has no known shape is left out. */
export function plainReport({ message, context, ...rest }: ErrorReport): ErrorReport {
  const { requestId, call, code, path, stack } = context
  const frames = stack && plainStack(stack)
  return {
    ...rest,
    message: plainMessage(message) || 'An error without a message',
    context: {
      ...(requestId && idPattern.test(requestId) && { requestId }),
      ...(call && callPattern.test(call) && { call }),
      ...(code && codePattern.test(code) && { code }),
      ...(path && { path: plainPath(path).slice(0, 200) }),
      ...(frames && { stack: frames }),
    },
  }
}
